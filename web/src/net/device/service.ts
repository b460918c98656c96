/**
 * The service worker: the page and all its parts as one version, whole, from the browser's own store.
 *
 * A new version is fetched beside the one in use, and takes its place when the page says so, or when
 * no window has the old one any more. What is asked of the server goes to the server.
 */

import type { Parts } from "./wire";

/** What is used of a service worker's surroundings; the page's types know only windows. */
type Extended = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Service = {
  addEventListener: (
    kind: string,
    listener: (event: Extended & Asked & MessageEvent) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { scope: string };
};

const service = self as unknown as Service;
/** The server writes here what it has; so a browser sees that there is something new. */
const VERSION = "bornes-version";
const KIND = "bornes-page ";
const STORE = KIND + VERSION;
const SERVER = /^(api|schema|healthz)(\/|$)/;
const NEVER_CHANGES = /^assets\//;

const scope = new URL(service.registration.scope);
const inside = (address: string): string => new URL(address).pathname.slice(scope.pathname.length);

/** Have one file, from an earlier version where its name says that it is the same. */
async function have(store: Cache, name: string): Promise<void> {
  const address = new URL(name, scope).href;
  const known = NEVER_CHANGES.test(name) ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { cache: known ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  await store.put(address, answer);
}

async function fill(): Promise<void> {
  const store = await caches.open(STORE);
  const listed = await fetch(new URL("device.json", scope), { cache: "no-cache" });
  const parts = (await listed.clone().json()) as Parts;
  await store.put(new URL("device.json", scope).href, listed);
  for (const { name } of parts.files) await have(store, name);
  await Promise.all(["", ...parts.page].map((name) => have(store, name)));
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(KIND) && name !== STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await service.clients.claim();
}

async function answered(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  // Addresses within the page, such as a table's, are the page.
  const known = await store.match(request.mode === "navigate" ? scope.href : request.url);
  return known ?? fetch(request);
}

service.addEventListener("install", (event) => event.waitUntil(fill()));
service.addEventListener("activate", (event) => event.waitUntil(tidy()));
service.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(service.skipWaiting());
});
service.addEventListener("fetch", (event) => {
  const { request } = event;
  const ours = request.method === "GET" && request.url.startsWith(scope.href);
  if (ours && !SERVER.test(inside(request.url))) event.respondWith(answered(request));
});
