/** Printing a score sheet: a copy of it beside the page, for as long as the printer looks. */

import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import Printed from "./Printed.svelte";

let copy: ReturnType<typeof mount> | null = null;

/** Put the copy beside the page. There is one at most, however many sheets are on the screen. */
export function layOut(props: ComponentProps<typeof Printed>): void {
  if (copy !== null) return;
  copy = mount(Printed, { target: document.body, props });
  flushSync();
}

/** Take it away again. */
export function putAway(): void {
  if (copy !== null) void unmount(copy);
  copy = null;
}
