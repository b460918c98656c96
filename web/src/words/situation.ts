/** What is wrong and what helps, and what is at stake, from the reasons that the server sends. */

import type { Obstacle, OpenTable, Own } from "../net/protocol";
import { cardName, cardPhrase, number, t } from "./messages.svelte";
import { joined } from "./names";
import type { Context } from "./tell";

/** What one has to know in one's turn: sentences, the most pressing first. */
export function situation(own: Own, open: OpenTable, { table }: Context): string[] {
  const { edition } = table;
  if (open.taken !== null && own.legal.some((move) => move.card === open.taken))
    return [t("table-must-play", { card: cardPhrase("the", open.taken, edition) })];
  if (open.owed > 0) return [t("table-owed", { cards: t("count-cards", { count: open.owed }) })];
  const found = (own.obstacles ?? []).map((each, index) => wrong(each, edition, index > 0));
  if (onlyDiscards(own)) found.push(t("table-nothing-fits"));
  return found;
}

/** Whether nothing can be done but to throw a card away. */
export function onlyDiscards(own: Own | null): boolean {
  const legal = own?.legal ?? [];
  return legal.length > 0 && legal.every((move) => move.verb === "discard");
}

/** What is wrong, and what helps; of a limit that comes second only that it is there: it can wait. */
function wrong({ code, hazard, most, helps }: Obstacle, edition: string, second: boolean): string {
  const cards = helps.map((card) => cardPhrase("a", card, edition));
  const brief = second && code === "speed-limited";
  const key = (helps.length > 0 && !brief) || code === "square-limited" ? code : `${code}-helpless`;
  return t(
    `table-wrong-${key}`,
    {
      hazard: hazard === null ? "" : cardName(hazard, edition),
      most: most ?? 0,
      helps: joined(cards, "or-last"),
    },
    edition,
  );
}

/** What a coup fourré is worth here: points, kilometres, and always the turn. */
export function coupStake({ table }: Context): string {
  const { coup_fourre: points, coup_fourre_km: km } = table.rules.stakes;
  const gains = [
    ...(points > 0 ? [t("table-stake-points", { points: number(points) })] : []),
    ...(km > 0 ? [`+${t("count-distance", { km }, table.edition)}`] : []),
    t("table-stake-turn"),
  ];
  const text = joined(gains, "and-last");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What an extension is worth here; nothing where hands give no points. */
export function extensionStake({ table }: Context): string | null {
  const points = table.rules.stakes.extension;
  return points === 0 ? null : t("table-stake-extension", { points: number(points) });
}
