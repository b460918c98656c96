/** The first game of this browser: which table it is, and how it is begun. */

import { keptLook } from "../../drivers/look";
import { learn } from "../../net/api";
import { keepMade, keptName, tokenFor } from "../../net/keys";
import type { Choices, EditionId } from "../../net/protocol";
import { keep, kept } from "../../net/storage";
import { language, t } from "../../words/messages.svelte";

const KEPT = "bornes-guided";

/** The table of the guided hand that was begun here, as long as one has a seat there. */
export function begun(): string | null {
  const table = kept(KEPT);
  return table !== null && tokenFor(table) !== null ? table : null;
}

/** The edition whose guided hand is offered: the one that is chosen, or one in one's language. */
export function taught({ editions }: Choices, chosen: EditionId): EditionId | null {
  const some = editions.filter((each) => each.lesson);
  const one =
    some.find((each) => each.id === chosen) ??
    some.find((each) => each.language === language()) ??
    some[0];
  return one?.id ?? null;
}

/** Make the table of a guided hand; gives its id. */
export async function begin(edition: EditionId): Promise<string> {
  const name = keptName() || t("page-name-default");
  const table = keepMade(await learn(edition, { name, ...keptLook() }));
  keep(KEPT, table);
  return table;
}
