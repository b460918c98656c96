/** A tab that waits for its person says so: in its title, in its icon, and as a notification. */

import { BASE } from "../net/base";
import { keep, kept } from "../net/storage";

const KEPT = "bornes-notify";
const CALM = `${BASE}/mark.svg`;
const WAITING = `${BASE}/mark-turn.svg`;
const SETTLING = 150;
const PATIENCE = 700; // what is over sooner, such as a draw by itself, calls nobody

/** Whether notifications are wanted and allowed, not allowed, or not to be had here. */
export type Notifying = "on" | "off" | "denied" | "none";
const current = $state<{ notifying: Notifying }>({ notifying: allowed() });

/** How it stands with notifications. */
export const notifying = (): Notifying => current.notifying;

/** Ask for notifications, or do without; only a button calls this. */
export async function setNotifying(wanted: boolean): Promise<void> {
  keep(KEPT, wanted ? "on" : "off");
  if (wanted && "Notification" in globalThis) await Notification.requestPermission();
  current.notifying = allowed();
}

function allowed(): Notifying {
  if (!("Notification" in globalThis)) return "none";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && kept(KEPT) === "on" ? "on" : "off";
}

/** Show that the page waits for somebody, with a title and a call; the answer ends it. */
export function callFor(title: string, call: string, tag: string): () => void {
  const before = document.title;
  document.title = title;
  wear(WAITING);
  let shown: Notification | null = null;
  const timer = setTimeout(() => (shown = notify(call, tag)), PATIENCE);
  return () => {
    clearTimeout(timer);
    shown?.close();
    document.title = before;
    wear(CALM);
  };
}

function notify(call: string, tag: string): Notification | null {
  if (!document.hidden || current.notifying !== "on") return null;
  try {
    const shown = new Notification(call, { tag: `bornes-${tag}`, icon: WAITING });
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return shown;
  } catch {
    return null; // on phones a page may not do it by itself
  }
}

let changing: ReturnType<typeof setTimeout> | undefined;

/** Change the icon in a moment: to fetch and draw it takes longer than a frame has. */
function wear(icon: string): void {
  clearTimeout(changing);
  changing = setTimeout(() => {
    const link = document.querySelector("link[rel=icon]");
    if (link !== null && link.getAttribute("href") !== icon) link.setAttribute("href", icon);
  }, SETTLING);
}
