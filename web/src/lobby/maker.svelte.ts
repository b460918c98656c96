/** Who makes tables for somebody: one at a time, and they go there as soon as it is there. */

import { troubleWords } from "../net/api";
import { go } from "../app/route.svelte";

export class Maker {
  /** Whether one is being made. */
  going = $state(false);
  /** Why the last one was not made, in words. */
  trouble = $state("");

  /** Make a table and go there, perhaps in place of where one is; not while another is being made. */
  async table(make: () => Promise<string>, replace = false): Promise<void> {
    if (this.going) return;
    this.going = true;
    this.trouble = "";
    try {
      go(`/t/${await make()}`, replace);
    } catch (problem) {
      this.trouble = troubleWords(problem);
    } finally {
      this.going = false;
    }
  }
}
