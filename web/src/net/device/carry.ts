/** A table of this device is taken to the server; its cards go there without coming by the page. */

import { carryTable } from "../api";
import { forgetToken, keepMade, tokenFor } from "../keys";

/** Take a table to the server, or ask again how that has ended; gives its name there. */
export async function carry(table: string): Promise<string> {
  const there = keepMade(await carryTable(table, tokenFor(table)));
  forgetToken(table);
  return there;
}
