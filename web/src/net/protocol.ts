// Version 1 of the Bornes protocol. Made by `python -m bornes.server.schema`;
// change the types there, not here.

export const PROTOCOL_VERSION = 1;

/** Let us end the match here, or rather not. */
export type Abandon = {
  type: "abandon";
  agree: boolean;
  re?: string | null;
};

/** Every legal move with what it seems to be worth, the best first. */
export type AdviceGiven = {
  lines: HintLine[];
};

/** It is too late to answer. */
export type AnswerClosed = {
  type: "answer_closed";
};

/** Answers are open. It says the same to everybody, whether or not there is an answer. */
export type AnswerInfo = {
  by: number;
  side: string;
  hazard: Card | null;
  seats: number[];
  declined: number[];
  waiting: Waiting;
  seconds: number | null;
};

/** Whoever can may now answer: the side attacked, or in ``volant`` the mover's rivals. */
export type AnswerOpened = {
  type: "answer_opened";
  side: string;
  hazard: Card | null;
};

/** A position as one seat knows it, in the notation of positions. */
export type AskAdvice = {
  position: Record<string, unknown>;
  seat: number;
};

/** What would you play? Against bots only. */
export type AskHint = {
  type: "hint";
  re?: string | null;
};

/** What a seat is asked out of turn. */
export type Asked = {
  by: number;
  side: string;
  hazard: Card | null;
  back_to: Spot | null;
};

/** A bot: one of ours, or one that the operator of the server allows. */
export type BotLevel = string;

/** The seat is a bot's. */
export type BotSeat = {
  kind: "bot";
  level?: BotLevel;
};

/** The server ends the connection, and says why. */
export type Bye = {
  type: "bye";
  reason: "handed_over" | "shutting_down" | "too_many_mistakes" | "too_slow";
};

export type CarId = "convertible" | "coupe" | "estate" | "micro" | "saloon" | "van";

/** A car stands somewhere else. */
export type CarMoved = {
  type: "car_moved";
  side: string;
  spot: Spot;
  bonuses: number[];
};

/** A kind of card. Its value is the id used in every edition, record and message. */
export type Card = "100" | "200" | "25" | "50" | "75" | "acceleration" | "accident" | "adult_oasis" | "brother_thirsty" | "cafeteria_dad" | "cafeteria_mum" | "dad_thirsty" | "driving_ace" | "end_of_limit" | "extra_tank" | "flat_tire" | "gasoline" | "gourmet_coffee" | "ice_cream" | "junior_menu_brother" | "junior_menu_sister" | "junior_oasis" | "mum_coffee" | "out_of_gas" | "puncture_proof" | "repairs" | "right_of_way" | "roll" | "sister_hungry" | "spare_tire" | "speed_limit" | "stop" | "tow_truck" | "turbo" | "u_turn";

/** A card went from a hand to the discard pile. */
export type CardDiscarded = {
  type: "card_discarded";
  seat: number;
  card: Card;
};

/** A card came from the draw pile into a hand. */
export type CardDrawn = {
  type: "card_drawn";
  seat: number;
  card: Card | null;
};

/** A card was played in turn. */
export type CardPlayed = {
  type: "card_played";
  move: MoveInfo;
};

/** The top of the discard pile came into a hand. */
export type CardTaken = {
  type: "card_taken";
  seat: number;
  card: Card;
};

/** House rules that somebody thinks of, before a table is made with them. */
export type CheckHouse = {
  edition: string;
  players: number;
  options?: Record<string, unknown>;
  house?: Record<string, unknown>;
};

/** A decision beside the best other one, as far as its seat could know. */
export type ChoiceInfo = {
  seat: number;
  move: MoveInfo;
  other: MoveInfo;
  margin: number;
  clear: boolean;
};

/** Everything that one can choose from when a table is made. */
export type Choices = {
  version: number;
  editions: EditionInfo[];
  bots: BotLevel[];
  languages: ("en" | "fr" | "nl")[];
  shortest_pause: number;
  longest_pause: number;
  longest_name: number;
  drivers: DriverInfo[];
  phrases: PhraseId[];
  cars: CarId[];
  colours: Colour[];
  clocks?: ClockRange[];
  longest_increment?: number;
};

/** How much time persons have at a table, and what happens when it is up. */
export type ClockChoice = {
  kind: "days" | "match" | "move";
  seconds: number;
  increment?: number;
  out?: "bot" | "lose";
};

/** The least and the most seconds that a clock of a kind may have. */
export type ClockRange = {
  kind: "days" | "match" | "move";
  least: number;
  most: number;
};

/** How much time everybody has; it says the same to all. */
export type ClockTimes = {
  running: number | null;
  left: (number | null)[];
};

export type Colour = "blue" | "green" | "grey" | "orange" | "purple" | "red";

/** A hazard was answered on the spot with its safety. */
export type CoupFourrePlayed = {
  type: "coup_fourre_played";
  seat: number;
  card: Card;
  hazard: Card;
};

/** A table to be made. What is left out has a sensible value. */
export type CreateTable = {
  edition: string;
  seats: (Me | Here | Friend | BotSeat)[];
  options?: Record<string, unknown>;
  house?: Record<string, unknown>;
  pause?: number | null;
  bot_delay?: number;
  deal_pause?: number | null;
  phrases?: boolean;
  spectators_allowed?: boolean;
  undo?: number | null;
  clock?: ClockChoice | null;
};

/** A deal of the day that was played, and what the champion made of the same cards. */
export type DailyInfo = {
  date: string;
  edition: EditionId;
  own: DailyResult;
  champion: DailyResult | null;
};

/** What somebody made of a deal of the day. */
export type DailyResult = {
  won: boolean;
  points: number | null;
  km: number;
};

/** No answer from me. */
export type Decline = {
  type: "decline";
  seq: number;
  re?: string | null;
};

/** What was asked is done, and there is nothing to show for it. */
export type Done = {
  type: "done";
  re?: string | null;
};

export type DriverId = "amina" | "astrid" | "barnabe" | "bruno" | "dotty" | "enzo" | "felix" | "greta" | "hector" | "ines" | "ingrid" | "joost" | "kofi" | "leila" | "loulou" | "marcel" | "mateo" | "mia" | "naoko" | "odile" | "ollie" | "pip" | "rosa" | "sacha" | "suzon" | "tibo" | "viktor" | "walter" | "yoko" | "zoe";

/** A driver, and the level that he or she plays at. */
export type DriverInfo = {
  id: DriverId;
  level: BotLevel;
  car: CarId;
  colour: Colour;
};

export type EditionId = "arche" | "dujardin" | "parker" | "rally" | "volant";

/** An edition, with the rules for each number of players. */
export type EditionInfo = {
  id: EditionId;
  in_miles: boolean;
  options: OptionInfo[];
  tables: Record<string, RulesInfo>;
  language?: "en" | "fr" | "nl" | null;
  lesson?: boolean;
};

/** Why a hand ended. */
export type Ending = "cards_ran_out" | "distance" | "only_discards";

/** A side that reached the target asked to go on. */
export type ExtensionCalled = {
  type: "extension_called";
  seat: number;
  side: string;
};

/** A side that reached the target was content with it. */
export type ExtensionDeclined = {
  type: "extension_declined";
  seat: number;
  side: string;
};

/** Give a seat that nobody has taken to a bot, before the match. */
export type FillSeat = {
  type: "fill_seat";
  seat: number;
  level: BotLevel;
  re?: string | null;
};

/** The seat is for somebody who comes by the link. */
export type Friend = {
  kind: "friend";
};

export type GameEvent = HandDealt | CardDrawn | CardTaken | PileReshuffled | CardPlayed | CardDiscarded | AnswerOpened | AnswerClosed | CoupFourrePlayed | HazardParried | MoveUndone | HazardCancelled | CarMoved | ExtensionCalled | ExtensionDeclined | TurnEnded | HandEnded | MatchEnded;

/** My last move stands: nobody need wait until it is too late to take it back. */
export type GoOn = {
  type: "go_on";
  seq: number;
  re?: string | null;
};

/** The cards were shuffled and dealt. */
export type HandDealt = {
  type: "hand_dealt";
  hand_number: number;
  dealer: number;
  first: number;
  hands: (Card[] | null)[];
  pile: Card[] | null;
};

/** Why something that was told can't be. */
export type HandDoubt = {
  field: string;
  side: string | null;
  problem: Problem;
};

/** The hand is over. */
export type HandEnded = {
  type: "hand_ended";
  winners: string[];
  reason: string;
  score: Record<string, Record<string, number>>;
  totals: Record<string, number>;
};

/** Who won a hand, and why it ended. */
export type HandResult = {
  winners: string[];
  reason: Ending;
};

/** One hand: its score, or why it can't be scored. */
export type HandScored = {
  doubts: HandDoubt[];
  winners: string[];
  score: Record<string, Record<string, number>>;
  totals: Record<string, number>;
};

/** What is told of one hand; a side of which nothing is told has nothing before it. */
export type HandTold = {
  sides?: Record<string, SideTold>;
  finisher?: string | null;
  extension?: string | null;
  pile_empty?: boolean;
  ran_out?: boolean;
};

/** A code for another device; it works once. */
export type Handover = {
  seat: number;
  code: string;
  seconds: number;
};

/** A hazard no longer lies before a side. */
export type HazardCancelled = {
  type: "hazard_cancelled";
  side: string;
  hazard: Card;
};

/** A hazard was answered on the spot with its remedy. */
export type HazardParried = {
  type: "hazard_parried";
  seat: number;
  card: Card;
  hazard: Card;
  top: Card;
};

/** How the server is. */
export type Health = {
  status: "ok" | "storage-failed";
  version: string;
  tables: number;
  in_memory: number;
  connections: number;
  newer_tables?: number;
};

/** The first message, and whenever a client has become somebody else. */
export type Hello = {
  type: "hello";
  version: number;
  token?: string | null;
  since?: number;
  language?: "en" | "fr" | "nl";
  re?: string | null;
};

/** The seat is for somebody who plays on the same device as whoever makes the table. */
export type Here = {
  kind: "here";
  name: string;
  car?: CarId | null;
  colour?: Colour | null;
};

/** Advice on the moves, the best first, for the table as it was after ``seq`` events. */
export type Hint = {
  type: "hint";
  seq: number;
  moves: HintLine[];
  re?: string | null;
};

/** A legal move with what it seems to be worth. */
export type HintLine = {
  move: MoveInfo;
  chance: number;
  points: number | null;
  reason: string;
  worse?: boolean;
};

/** What house rules come to. */
export type HouseChecked = {
  printed: Record<string, unknown>;
  values: Record<string, unknown> | null;
  rules: RulesInfo | null;
  alone: string[];
  refused: HouseRefused | null;
};

/** A house rule that can be chosen; its words stand in `house.ftl`. */
export type HouseFieldInfo = {
  name: string;
  kind: "choice" | "number" | "switch" | "text";
  printed: unknown;
  among: unknown[] | null;
  range: NumberRange | null;
  leap: number;
  may_be_none: boolean;
  unit: "distance" | "none" | "points";
};

/** House rules that change the same part of the game. */
export type HouseGroup = {
  name: string;
  fields: HouseFieldInfo[];
};

/** Every house rule that can be chosen at a table of an edition, by what it changes. */
export type HouseInfo = {
  groups: HouseGroup[];
};

/** Why house rules don't go together. */
export type HouseRefused = {
  fields: string[];
  problem: Problem;
};

/** What every moment of a match was worth. */
export type Judged = {
  judge: string;
  error: number;
  points: PointInfo[];
  moments: MomentInfo[];
  ledgers: LedgerInfo[];
};

/** A table with real cards, and what is told of all its hands. Nothing of it is kept. */
export type KeepScore = {
  edition: string;
  players: number;
  options?: Record<string, unknown>;
  house?: Record<string, unknown>;
  hands?: HandTold[];
};

/** A guided hand is to be played: the first game, step by step. */
export type Learn = {
  name: string;
  car?: CarId | null;
  colour?: Colour | null;
  bot_delay?: number;
};

/** I give my seat up; a bot plays on. */
export type Leave = {
  type: "leave";
  offer?: boolean;
  re?: string | null;
};

/** Where a seat's chance came from and went: start, luck and skill add up to the result. */
export type LedgerInfo = {
  seat: number;
  start: number;
  cards: number;
  others: number;
  turned: number;
  skill: number;
  result: number;
};

/** What is shown next in a guided hand. */
export type LessonStep = {
  say: string;
  move: string;
};

/** A move, as it is written; ``seq`` is the number of events it was decided on. */
export type MakeMove = {
  type: "move";
  move: string;
  seq: number;
  re?: string | null;
};

/** The match is over. */
export type MatchEnded = {
  type: "match_ended";
  winners: string[];
  reason: string;
};

/** Who won a match, and why it ended. */
export type MatchResult = {
  winners: string[];
  reason: "games" | "hands" | "time" | "total";
};

/** The seat is for whoever makes the table. */
export type Me = {
  kind: "me";
  name: string;
  car?: CarId | null;
  colour?: Colour | null;
};

export type Message = Welcome | Update | TableChanged | Problem | Done | Hint | Said | Pong | StorageChanged | Bye;

/** A point that is worth a look. */
export type MomentInfo = {
  kinds: ("best" | "costliest" | "coup_fourre" | "swing")[];
  point: number;
  seat: number | null;
  drawn: Card[];
  reason: string | null;
};

/** A move: its text, which is what a client sends, and its parts. */
export type MoveInfo = {
  text: string;
  seat: number;
  verb: Verb;
  card?: Card | null;
  doubled?: Card | null;
  on?: string | null;
  curing?: Card | null;
  top?: Card | null;
  lane?: number | null;
  shortcut?: boolean;
  to?: Spot | null;
};

/** A U-turn sent a car back to where it stood. */
export type MoveUndone = {
  type: "move_undone";
  seat: number;
  side: string;
  spot: Spot;
};

/** Whole numbers from the least, in steps. */
export type NumberRange = {
  least: number;
  most: number | null;
  step: number;
};

/** Something that keeps one from driving as one likes, and what helps against it. */
export type Obstacle = {
  code: string;
  hazard: Card | null;
  most: number | null;
  helps: Card[];
};

/** Somebody else may take a seat that was left, or rather not. */
export type OfferSeat = {
  type: "offer_seat";
  seat: number;
  agree: boolean;
  re?: string | null;
};

/** A moment of a record that somebody has. */
export type OpenMoment = {
  record: string;
  stop: number;
  seat?: number | null;
};

/** A record that somebody has, to be looked back at. */
export type OpenRecord = {
  record: string;
};

/** What everybody may see: the view of a spectator. */
export type OpenTable = {
  hand_number: number;
  dealer: number;
  phase: "draw" | "extension" | "over" | "play" | "react";
  turn: number;
  to_act: number | null;
  plays_left: number;
  owed: number;
  taken: Card | null;
  target: number;
  extension: string | null;
  draw_size: number;
  discards: Card[];
  hand_sizes: number[];
  sides: SideInfo[];
  score: Record<string, Record<string, number>>;
  scores: Record<string, number>;
  sheets: (Record<string, Record<string, number>>)[];
  outcome: HandResult | null;
  match_outcome: MatchResult | null;
  tied?: string[];
};

/** What opens the commitment to a finished match: its seed, in decimal, and the salt. */
export type Opening = {
  seed: string;
  salt: string;
};

/** An option of an edition. It may always be its default, a number or not. */
export type OptionInfo = {
  name: string;
  default: unknown;
  values: string;
  among: unknown[] | null;
  range: NumberRange | null;
  needs: OptionNeeds | null;
  yields_to: string | null;
  scores: unknown[];
  sets?: string | null;
  leap?: number;
};

/** What an option goes with: all that is not null. */
export type OptionNeeds = {
  scored: boolean | null;
  players: number[] | null;
  option: string | null;
};

/** What one seat alone may see. */
export type Own = {
  hand: Card[];
  asked: Asked | null;
  legal: MoveInfo[];
  obstacles?: Obstacle[];
  lesson?: LessonStep | null;
};

/** A moment of a finished match, as one seat saw it, or with all cards open. */
export type PastMoment = {
  stop: number;
  events: (HandDealt | CardDrawn | CardTaken | PileReshuffled | CardPlayed | CardDiscarded | AnswerOpened | AnswerClosed | CoupFourrePlayed | HazardParried | MoveUndone | HazardCancelled | CarMoved | ExtensionCalled | ExtensionDeclined | TurnEnded | HandEnded | MatchEnded)[];
  open: OpenTable;
  own: Own | null;
  hands: Card[][] | null;
};

export type PhraseId = "good_luck" | "hello" | "hurry" | "ouch" | "sorry" | "thanks" | "well_played" | "wow";

/** The discards became a new draw pile. */
export type PileReshuffled = {
  type: "pile_reshuffled";
  pile: Card[] | null;
  size: number;
};

/** Are you there? */
export type Ping = {
  type: "ping";
  re?: string | null;
};

/** The deal of the day is to be played. */
export type PlayDaily = {
  name: string;
  car?: CarId | null;
  colour?: Colour | null;
  bot_delay?: number;
};

/** A moment of a finished match is to be played on from, against bots. */
export type PlayOn = {
  name: string;
  seat?: number | null;
  car?: CarId | null;
  colour?: Colour | null;
  level?: BotLevel;
  bot_delay?: number;
  undo?: number | null;
};

/** The chances after something happened. */
export type PointInfo = {
  stop: number;
  cause: "deal" | "draw" | "move" | "start";
  seat: number | null;
  chances: number[];
  choice: ChoiceInfo | null;
};

/** Here I am. */
export type Pong = {
  type: "pong";
  re?: string | null;
};

/** What was asked is refused, and has changed nothing. */
export type Problem = {
  type: "refused";
  code: string;
  details: Record<string, string>;
  text: string;
  re?: string | null;
};

/** What a table has to ask after each hand: all on which its score can depend. */
export type Questions = {
  target: number;
  furthest: number;
  extension_to: number | null;
  furthest_extended: number | null;
  safeties: number;
  coups_fourres: boolean;
  most_200s: number;
  no_100: boolean;
  laid_distance: boolean;
  pile_empty: boolean;
  ran_out: boolean;
};

/** Deal the next hand, as far as I am concerned. */
export type Ready = {
  type: "ready";
  re?: string | null;
};

/** A code that hands a seat over. */
export type Redeem = {
  code: string;
};

/** Another match with the same people. */
export type Rematch = {
  type: "rematch";
  re?: string | null;
};

export type Request = Hello | MakeMove | Undo | GoOn | Decline | Ready | Abandon | Rematch | Leave | OfferSeat | FillSeat | AskHint | Say | Ping;

/** A finished match: who played, its steps, and how far it has been judged. */
export type ReviewInfo = {
  table: TableInfo;
  match: number;
  stops: StopInfo[];
  done: number;
  judged: Judged | null;
};

/** A circuit, square by square; index 0 is the start line. Dark lanes count with four cars. */
export type Road = {
  name: string;
  lanes: number[];
  dark: boolean[];
  limits: number[];
  bonuses: number[];
  shortcut: ShortcutInfo | null;
};

/** What a page needs of the rules. */
export type RulesInfo = {
  seating: string;
  target: number;
  extension_to: number | null;
  hand_size: number;
  deck_size: number;
  cards: Card[];
  scored: boolean;
  in_miles: boolean;
  piles: boolean;
  draws_itself: boolean;
  match_total: number | null;
  match_hands: number | null;
  games: number;
  lines: string[];
  road: Road | null;
  stakes: Stakes;
};

/** Somebody at the table says a phrase. It is told once, and kept nowhere. */
export type Said = {
  type: "said";
  seat: number;
  phrase: PhraseId;
  re?: string | null;
};

/** A phrase from the fixed set, for everybody at the table. */
export type Say = {
  type: "say";
  phrase: PhraseId;
  re?: string | null;
};

/** The sheet of every hand, and where the match stands. */
export type ScoreKept = {
  rules: RulesInfo;
  asks: Questions;
  hands: HandScored[];
  totals: Record<string, number>;
  counted: number;
  winners: string[] | null;
  reason: "games" | "hands" | "total" | null;
};

/** The seat of somebody who plays on the same device, and what opens it. */
export type SeatHere = {
  seat: number;
  token: string;
};

/** A seat, and who has it. */
export type SeatInfo = {
  seat: number;
  side: string;
  kind: "bot" | "open" | "person";
  name: string | null;
  level: BotLevel | null;
  present: boolean;
  grace: number | null;
  ready: boolean;
  abandon: boolean;
  rematch: boolean;
  offered: boolean;
  agreed: number[];
  driver?: DriverId | null;
  car?: CarId | null;
  colour?: Colour | null;
  out_of_time?: boolean;
  beside?: number | null;
};

/** Somebody has a seat. The token is told once: it is what they come back with. */
export type Seated = {
  seat: number | null;
  token: string | null;
  table: TableInfo;
  here?: SeatHere[];
};

/** A side road of single-lane squares, with the km of those between its ends. */
export type ShortcutInfo = {
  entry: number;
  squares: number[];
  exit: number;
};

/** One side's table. */
export type SideInfo = {
  side: string;
  seats: number[];
  battle: Card[];
  speed: Card[];
  distance: Card[];
  safeties: Card[];
  coups: Card[];
  hazards: Card[];
  limited: boolean;
  rolling: boolean;
  km: number;
  spot: Spot;
};

/** What lies before one side at the end of a hand. */
export type SideTold = {
  km?: number;
  safeties?: number;
  coups_fourres?: number;
  twohundreds?: number;
  no_100?: boolean;
  laid_distance?: boolean;
};

/** Where a car stands. ``square`` is 0 on the start line, then the number of the road's square; inside the shortcut it is the entry's. ``lane`` counts from 1; on the start line, which holds all, it is 0. ``shortcut`` is 0 on the road, ``k`` on the k-th square of the shortcut. */
export type Spot = {
  square: number;
  lane: number;
  shortcut?: number;
};

/** What some moments are worth at a table. */
export type Stakes = {
  coup_fourre: number;
  coup_fourre_km: number;
  extension: number;
};

/** One step through a match: the deal of a hand, or a move. */
export type StopInfo = {
  hand: number;
  move: MoveInfo | null;
};

/** Whether what is done at the table can be kept. While it can't, the table stands still, and what was asked waits and is answered later. */
export type StorageChanged = {
  type: "storage";
  works: boolean;
  text: string;
};

/** Something about the table is new: seats, presence, votes, the state of the match. */
export type TableChanged = {
  type: "table";
  table: TableInfo;
  re?: string | null;
};

/** Everything about a table but its cards. */
export type TableInfo = {
  id: string;
  edition: EditionId;
  players: number;
  options: Record<string, unknown>;
  house: Record<string, unknown>;
  rules: RulesInfo;
  pause: number | null;
  bot_delay: number;
  deal_pause: number | null;
  status: "abandoned" | "over" | "playing" | "waiting";
  match: number;
  commitment: string;
  next_commitment: string | null;
  opening: Opening | null;
  seats: SeatInfo[];
  spectators: number;
  phrases?: boolean;
  spectators_allowed?: boolean;
  undo?: number | null;
  undone?: number;
  clock?: ClockChoice | null;
  times?: ClockTimes | null;
  waits_for?: number[];
  beginning?: "lesson" | "moment" | null;
  lost_on_time?: number | null;
  daily?: string | null;
  dealt_on_device?: boolean;
};

/** A free seat, or a certain one. */
export type TakeSeat = {
  name: string;
  seat?: number | null;
  car?: CarId | null;
  colour?: Colour | null;
};

/** A turn of the accelerated game is over. */
export type TurnEnded = {
  type: "turn_ended";
  seat: number;
};

/** I take my last move back; ``seq`` is the number of events with it. Against bots only. */
export type Undo = {
  type: "undo";
  seq: number;
  re?: string | null;
};

/** The last move can be taken back. */
export type UndoInfo = {
  seat: number;
  seconds: number | null;
};

/** Something happened in the game. */
export type Update = {
  type: "update";
  seq: number;
  events: (HandDealt | CardDrawn | CardTaken | PileReshuffled | CardPlayed | CardDiscarded | AnswerOpened | AnswerClosed | CoupFourrePlayed | HazardParried | MoveUndone | HazardCancelled | CarMoved | ExtensionCalled | ExtensionDeclined | TurnEnded | HandEnded | MatchEnded)[];
  open: OpenTable;
  own: Own | null;
  answer: AnswerInfo | null;
  re?: string | null;
  undo?: UndoInfo | null;
  times?: ClockTimes | null;
};

/** What a seat does. */
export type Verb = "coup-fourre" | "discard" | "draw" | "end" | "extend" | "finish" | "parry" | "pass" | "play" | "take" | "u-turn";

/** How long answers stay open. */
export type Waiting = "all" | "solo" | "timed";

/** The answer to a hello: everything there is to see now. */
export type Welcome = {
  type: "welcome";
  version: number;
  seat: number | null;
  table: TableInfo;
  seq: number;
  first: number;
  events: (HandDealt | CardDrawn | CardTaken | PileReshuffled | CardPlayed | CardDiscarded | AnswerOpened | AnswerClosed | CoupFourrePlayed | HazardParried | MoveUndone | HazardCancelled | CarMoved | ExtensionCalled | ExtensionDeclined | TurnEnded | HandEnded | MatchEnded)[];
  open: OpenTable | null;
  own: Own | null;
  answer: AnswerInfo | null;
  re: string | null;
  undo?: UndoInfo | null;
};
