/** The HTTP side of the server: making tables, taking seats. */

import { askedHere, askHere } from "./device/link";
import { language, t } from "../words/messages.svelte";
import { BASE } from "./base";
import type {
  AdviceGiven,
  AskAdvice,
  CheckHouse,
  Choices,
  CreateTable,
  DailyInfo,
  Handover,
  HouseChecked,
  HouseInfo,
  KeepScore,
  Learn,
  OpenMoment,
  OpenRecord,
  PastMoment,
  PlayDaily,
  PlayOn,
  Problem,
  ReviewInfo,
  ScoreKept,
  Seated,
  TableInfo,
  TakeSeat,
} from "./protocol";

/** The server said no; `text` is for people, in their language. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** The server can't be reached. */
class Unreachable extends Error {}

/** Why something didn't work, for people. */
export const troubleWords = (trouble: unknown): string =>
  trouble instanceof Refusal ? trouble.message : t("page-unreachable");

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "Accept-Language": language(), ...init.headers };
  const answer = await answerTo(path, { ...init, headers });
  if (answer.ok) return answer;
  const problem: unknown = await answer.json().catch(() => null);
  if (isProblem(problem)) throw new Refusal(problem);
  throw new Unreachable();
}

/** The answer of the server, or of this device where a question is one for it. */
async function answerTo(path: string, init: RequestInit): Promise<Response> {
  try {
    return await (askedHere(path) ? askHere(path, init) : fetch(BASE + path, init));
  } catch {
    if (!askedHere(path, false)) throw new Unreachable();
  }
  return askHere(path, init).catch(() => {
    throw new Unreachable();
  });
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "text" in value;
}

const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

function post(body: unknown, token: string | null = null): RequestInit {
  const headers = { "Content-Type": "application/json", ...(token === null ? {} : bearer(token)) };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

let known: Promise<Choices> | null = null;

/** What one can choose from when a table is made. It is asked for once, and again if that failed. */
export function choices(): Promise<Choices> {
  known ??= askChoices();
  known.catch(() => (known = null));
  return known;
}

const askChoices = async (): Promise<Choices> => (await ask("/api/choices")).json();

const houses = new Map<string, Promise<HouseInfo>>();

/** Which house rules a table can have. It is asked for once, and again if that failed. */
export function houseInfo(edition: string, players: number): Promise<HouseInfo> {
  const address = `/api/house?edition=${edition}&players=${players}`;
  const known = houses.get(address) ?? ask(address).then((answer) => answer.json());
  houses.set(address, known);
  known.catch(() => houses.delete(address));
  return known;
}

/** What house rules come to. */
export const checkHouse = async (wish: CheckHouse): Promise<HouseChecked> =>
  (await ask("/api/house", post(wish))).json();

/** The score of hands that were played with real cards. */
export const keepScore = async (told: KeepScore): Promise<ScoreKept> =>
  (await ask("/api/score", post(told))).json();

/** What to play in a position. */
export const askAdvice = async (asked: AskAdvice): Promise<AdviceGiven> =>
  (await ask("/api/advice", post(asked))).json();

/** The rules of an edition, in Markdown. */
export const rulesPage = async (edition: string, lang: string): Promise<string> =>
  (await ask(`/api/rules/${edition}/${lang}`)).text();

/** Make a table. */
export const createTable = async (wish: CreateTable): Promise<Seated> =>
  (await ask("/api/tables", post(wish))).json();

/** Who sits where. */
export const tableInfo = async (id: string, token: string | null = null): Promise<TableInfo> =>
  (await ask(at(id), token === null ? {} : { headers: bearer(token) })).json();

/** Take a free seat. */
export const takeSeat = async (id: string, wish: TakeSeat): Promise<Seated> =>
  (await ask(`${at(id)}/seats`, post(wish))).json();

/** A code that hands one's seat to another device. */
export const offerHandover = async (id: string, token: string): Promise<Handover> =>
  (await ask(`${at(id)}/handover`, post({}, token))).json();

/** Take a seat over from another device. */
export const redeem = async (id: string, code: string): Promise<Seated> =>
  (await ask(`${at(id)}/handover/redeem`, post({ code }))).json();

/** Have a table of this device go on at the server. */
export const carryTable = async (id: string, token: string | null): Promise<Seated> =>
  (await ask(`${at(id)}/carry`, post({}, token))).json();

/** Have a table back of which nobody knows whether the server has it. */
export const stayHere = async (id: string): Promise<TableInfo> =>
  (await ask(`${at(id)}/stay`, post({}))).json();

/** Where a table is told as it is played, over a WebSocket. */
export function liveAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${BASE}${at(id)}/live`;
}

const matchAt = (id: string, match: number): string => `${at(id)}/matches/${match}`;

/** A finished match, and what every moment of it was worth as soon as that is known. */
export const reviewOf = async (id: string, match: number): Promise<ReviewInfo> =>
  (await ask(`${matchAt(id, match)}/review`)).json();

/** A moment of a finished match, as a seat saw it, or with all cards open. */
export async function pastMoment(
  id: string,
  match: number,
  step: number,
  seat: number | null,
): Promise<PastMoment> {
  const view = seat === null ? "" : `?seat=${seat}`;
  return (await ask(`${matchAt(id, match)}/moments/${step}${view}`)).json();
}

/** A record that one has, and what every moment of it was worth as soon as that is known. */
export const reviewOfRecord = async (opened: OpenRecord): Promise<ReviewInfo> =>
  (await ask("/api/review", post(opened))).json();

/** A moment of a record that one has. */
export const momentOfRecord = async (opened: OpenMoment): Promise<PastMoment> =>
  (await ask("/api/review/moment", post(opened))).json();

/** A table against bots that begins with a moment of a finished match. */
export const playOn = async (
  id: string,
  match: number,
  step: number,
  wish: PlayOn,
): Promise<Seated> =>
  (await ask(`${matchAt(id, match)}/moments/${step}/tables`, post(wish))).json();

/** A table with a prepared deal, for a first game. */
export const learn = async (edition: string, wish: Learn): Promise<Seated> =>
  (await ask(`/api/lessons/${edition}/tables`, post(wish))).json();

/** A table with the cards that everybody has today. */
export const playDaily = async (edition: string, wish: PlayDaily): Promise<Seated> =>
  (await ask(`/api/daily/${edition}/tables`, post(wish))).json();

/** A deal of the day that is over, and what the champion made of it as soon as that is known. */
export const dailyOf = async (id: string): Promise<DailyInfo> =>
  (await ask(`${at(id)}/daily`)).json();

/** Where the record of a finished match is. */
export const recordAddress = (id: string, match: number): string =>
  `${BASE}${matchAt(id, match)}/record`;

/** The record of a finished match, for whoever can't follow that address. */
export const recordOf = async (id: string, match: number): Promise<string> =>
  (await ask(`${matchAt(id, match)}/record`)).text();
