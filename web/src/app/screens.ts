/**
 * Screens that are fetched when somebody comes to them, so that the first one stays small, or a moment before:
 * whoever points at the way to a table will soon be there.
 */

export const tablePage = () => import("../table/TablePage.svelte");
export const reviewPage = () => import("../review/ReviewPage.svelte");
export const recordPage = () => import("../review/OpenRecord.svelte");
export const keeperPage = () => import("../score/keeper/Keeper.svelte");
export const statsPage = () => import("../score/stats/Stats.svelte");

export const guideLine = () => import("../help/guide/GuideLine.svelte");
export const guideEnd = () => import("../help/guide/GuideEnd.svelte");

export const dailyEnd = () => import("../score/daily/DailyEnd.svelte");

/** Fetch every screen, for whoever will be without a net on a browser that keeps no page. */
export async function everyScreen(): Promise<void> {
  const screens = [tablePage, reviewPage, recordPage, keeperPage, statsPage];
  const parts = [guideLine, guideEnd, dailyEnd];
  await Promise.all([...screens, ...parts].map((fetch) => fetch()));
}

/** Begin to fetch the table. Whether that fails is told to whoever then comes to one. */
export function expectTable(): void {
  tablePage().catch(() => undefined);
}
