/** The page as it is kept in this browser: kept when that is asked for, and renewed when one likes. */

import { BASE } from "../base";
import { stage } from "./mode.svelte";

const state = $state<{ waiting: ServiceWorker | null; offer: Offer | null }>({
  waiting: null,
  offer: null,
});

/** What a browser hands out when the page could be installed. */
type Offer = Event & { prompt: () => Promise<void> };

/** Whether a browser keeps pages for us here: only over HTTPS, or on the machine of the server. */
export const mayKeep = (): boolean => globalThis.isSecureContext && "serviceWorker" in navigator;

/** Whether this page is one that the browser has kept: to reload it brings the same one. */
export const pageKept = (): boolean => mayKeep() && navigator.serviceWorker.controller !== null;

/** Whether a new version is there, and waits until it is wanted. */
export const newVersion = (): boolean => state.waiting !== null;

/** Whether the browser offers to install the page. */
export const mayInstall = (): boolean => state.offer !== null;

/** Install the page, as the browser does it. */
export async function install(): Promise<void> {
  const offer = state.offer;
  state.offer = null;
  await offer?.prompt();
}

/** Keep the page whole, from now on; done once all of it is there. */
export async function keepPage(): Promise<void> {
  if (!mayKeep()) return;
  const found = await navigator.serviceWorker.register(`${BASE}/sw.js`, {
    scope: `${BASE}/`,
    updateViaCache: "none",
  });
  watch(found);
  await navigator.serviceWorker.ready;
}

/** From the beginning: whoever has the page kept hears of a new version. */
export function followVersion(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    state.offer = event as Offer;
  });
  if (!mayKeep() || stage() === "none") return;
  void navigator.serviceWorker.getRegistration(`${BASE}/`).then((found) => {
    if (found !== undefined) watch(found);
  });
}

function watch(found: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The first one replaces nothing.
    if (navigator.serviceWorker.controller !== null) state.waiting = found.waiting;
  };
  look();
  found.waiting?.addEventListener("statechange", look);
  found.addEventListener("updatefound", () => {
    found.installing?.addEventListener("statechange", look);
  });
}

/** Look whether there is a new version: the server is of another time. */
export async function lookForVersion(): Promise<void> {
  if (!mayKeep()) return;
  await (await navigator.serviceWorker.getRegistration(`${BASE}/`))?.update();
}

/** Go over to the new version. */
export function renew(): void {
  const next = state.waiting;
  state.waiting = null;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  next?.postMessage("take over");
}
