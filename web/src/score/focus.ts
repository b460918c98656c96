/** Bring whoever uses the keyboard, or listens, to what has just come up, unless they read something else. */
export function focused(node: HTMLElement): void {
  if (document.activeElement?.closest("dialog") == null) node.focus({ preventScroll: true });
}
