/** Where on its site the page lies: at its root, or under a path that the operator has chosen. */

/** What stands before every address of the page and the server, such as `/bornes`; mostly nothing. */
export const BASE = given();

function given(): string {
  if (!("document" in globalThis)) return "";
  const said = document.querySelector<HTMLMetaElement>("meta[name=bornes-base-path]");
  return said?.content ?? "";
}
