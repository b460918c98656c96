import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent, MoveInfo } from "../../src/net/protocol";
import { LANGUAGES, type Language } from "../../src/words/messages.svelte";
import { offer, offerInFull, tell } from "../../src/words/tell";
import { EDITIONS, eventsIn, inLanguage, move, movesIn, standIn, table } from "../support/tables";

beforeAll(standIn);

// An apostrophe, a vowel at the beginning, a bot: what trips sentences up.
const PEOPLE = ["Aïcha", "O’Neill", "Jean d’Arc", "bot:steady"];

function wellWritten(text: string): void {
  expect(text).not.toMatch(/[{}?_]| {2}|undefined|null|log-|choice-/);
  expect(text).toBe(text.trim());
  expect(text).not.toBe("");
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => inLanguage(language));

  describe.each(EDITIONS)("%s", (edition) => {
    const solo = table(edition, PEOPLE, "ABCD");
    const teams = table(edition, PEOPLE, "ABAB");

    it.each([null, 1, 2, 3, 4])("tells every event to seat %s", (own) => {
      for (const at of [solo, teams])
        for (const event of eventsIn(edition, 1, "B")) {
          const text = tell(event, { table: at, own });
          if (event.type === "answer_opened" || event.type === "answer_closed") {
            expect(text).toBeNull();
            continue;
          }
          wellWritten(text ?? "");
          expect(text).toMatch(/\.$/);
        }
    });

    it("offers every move", () => {
      for (const at of [solo, teams])
        for (const each of movesIn(edition, 1)) {
          wellWritten(offer(each, { table: at, own: 1 }));
          wellWritten(offerInFull(each, { table: at, own: 1 }));
        }
    });

    it("never writes « de » before a vowel", () => {
      if (language !== "fr") return;
      const texts = eventsIn(edition, 1, "B").map((event) =>
        tell(event, { table: teams, own: null }),
      );
      expect(texts.join("\n")).not.toMatch(/\bd[eu] [AEIOUÀÉÈ]/);
    });
  });
});

const two = table("dujardin", ["Ann", "Bob"], "AB");
const four = table("dujardin", ["Ann", "Bob", "Cleo", "Dirk"], "ABAB");

type Told = [GameEvent, number | null, Record<Language, string>];
const stop: GameEvent = { type: "card_played", move: move(1, "play", { card: "stop", on: "B" }) };
const SENTENCES: Told[] = [
  [
    stop,
    null,
    {
      en: "Ann plays Stop on Bob.",
      fr: "Ann pose un Feu rouge à Bob.",
      nl: "Ann speelt een Rood licht tegen Bob.",
    },
  ],
  [
    stop,
    1,
    {
      en: "You play Stop on Bob.",
      fr: "Vous posez un Feu rouge à Bob.",
      nl: "Je speelt een Rood licht tegen Bob.",
    },
  ],
  [
    stop,
    2,
    {
      en: "Ann plays Stop on you.",
      fr: "Ann vous pose un Feu rouge.",
      nl: "Ann speelt een Rood licht tegen jou.",
    },
  ],
  [
    { type: "hand_dealt", hand_number: 1, dealer: 2, first: 1, hands: [], pile: null },
    1,
    {
      en: "Hand 1: Bob deals, you begin.",
      fr: "Manche 1\u00a0: Bob distribue, vous commencez.",
      nl: "Manche 1: Bob geeft, jij begint.",
    },
  ],
  [
    { type: "coup_fourre_played", seat: 2, card: "right_of_way", hazard: "stop" },
    2,
    {
      en: "Coup fourré! You answer Stop with Right of Way.",
      fr: "Coup-fourré\u202f! Vous parez le Feu rouge avec la botte Prioritaire.",
      nl: "Bliksemreactie! Je reageert op Rood licht met de Voorrangswagen.",
    },
  ],
  [
    { type: "hazard_cancelled", side: "B", hazard: "stop" },
    2,
    {
      en: "Stop no longer holds you up.",
      fr: "Pour vous, le Feu rouge, c’est fini.",
      nl: "Rood licht houdt je niet meer op.",
    },
  ],
  [
    { type: "hazard_cancelled", side: "B", hazard: "speed_limit" },
    2,
    {
      en: "Your speed limit is lifted.",
      fr: "Votre limite de vitesse est levée.",
      nl: "De maximumsnelheid geldt niet meer voor je.",
    },
  ],
  [
    { type: "move_undone", seat: 1, side: "B", spot: { square: 0, lane: 0 } },
    2,
    {
      en: "U-turn! Ann sends you back to the start line.",
      fr: "Demi-tour\u202f! Ann vous renvoie sur la ligne de départ.",
      nl: "Rechtsomkeert! Ann stuurt je terug naar de startlijn.",
    },
  ],
  [
    { type: "hand_ended", winners: ["B"], reason: "distance", score: {}, totals: {} },
    2,
    {
      en: "The distance is covered. You win the hand.",
      fr: "La distance est parcourue. Vous gagnez la manche.",
      nl: "De afstand is afgelegd. Je wint de manche.",
    },
  ],
  [
    { type: "match_ended", winners: ["A", "B"], reason: "hands" },
    2,
    {
      en: "You and Ann share victory in the match.",
      fr: "Vous et Ann remportez ensemble la partie.",
      nl: "Jij en Ann winnen samen de wedstrijd.",
    },
  ],
];
const TEAM_SENTENCES: Told[] = [
  [
    { type: "card_played", move: move(2, "play", { card: "stop", on: "A" }) },
    3,
    {
      en: "Bob plays Stop on you and Ann.",
      fr: "Bob pose un Feu rouge à vous et Ann.",
      nl: "Bob speelt een Rood licht tegen jou en Ann.",
    },
  ],
  [
    { type: "match_ended", winners: ["A"], reason: "total" },
    null,
    {
      en: "Ann and Cleo win the match.",
      fr: "Ann et Cleo remportent la partie.",
      nl: "Ann en Cleo winnen de wedstrijd.",
    },
  ],
  [
    { type: "match_ended", winners: ["A"], reason: "total" },
    3,
    {
      en: "You and Ann win the match.",
      fr: "Vous et Ann remportez la partie.",
      nl: "Jij en Ann winnen de wedstrijd.",
    },
  ],
];

type Offered = [MoveInfo, Record<Language, string>];
const OFFERS: Offered[] = [
  [
    move(1, "play", { card: "100" }),
    { en: "Play on my road", fr: "Jouer sur ma route", nl: "Speel op mijn weg" },
  ],
  [
    move(1, "play", { card: "stop", on: "B" }),
    { en: "Against Bob", fr: "Contre Bob", nl: "Tegen Bob" },
  ],
  [move(1, "discard", { card: "stop" }), { en: "Discard", fr: "Défausser", nl: "Leg af" }],
  [
    move(1, "coup-fourre", { card: "right_of_way" }),
    {
      en: "Coup fourré with Right of Way!",
      fr: "Coup-fourré avec la botte Prioritaire\u202f!",
      nl: "Bliksemreactie met de Voorrangswagen!",
    },
  ],
  [
    move(1, "play", { card: "acceleration", doubled: "75", lane: 2 }),
    {
      en: "Double a 75, to lane 2",
      fr: "Doubler une étape 75, voie 2",
      nl: "Verdubbel een kaart van 75 km, naar rijstrook 2",
    },
  ],
];

describe.each(LANGUAGES)("the words in %s", (language) => {
  beforeAll(() => inLanguage(language));

  it.each(SENTENCES)("%j to seat %s", (event, own, texts) => {
    expect(tell(event, { table: two, own })).toBe(texts[language]);
  });
  it.each(TEAM_SENTENCES)("in teams: %j to seat %s", (event, own, texts) => {
    expect(tell(event, { table: four, own })).toBe(texts[language]);
  });
  it.each(OFFERS)("%j", (offered, texts) => {
    expect(offer(offered, { table: two, own: 1 })).toBe(texts[language]);
  });
});
