import type { PlayedTrigger } from '@beckon/contract/owner-calls';
import { ASKED_FOR_TRIGGERS } from '@beckon/contract/values';

/** A page of a simulated visit. */
export interface PlayedPage {
  /** The number of the page in its visit, and the number of pages. */
  readonly page: number;
  readonly pages: number;
  readonly seconds: number;
  /** The seconds spent on earlier pages of the visit. */
  readonly secondsBefore: number;
  /** Whether the trigger has already opened this popup in this visit. */
  readonly hasFired: (trigger: PlayedTrigger['name']) => boolean;
}

/** Why a trigger does not fire on a page. */
export type NoTrigger = 'asked-for' | 'page-too-short' | 'not-leaving' | 'earlier-page' | 'depends';

/** Automatic timing fires after this time of reading without any action. */
const AUTO_PILOT_SECONDS = 20;
const BEFORE_LEAVING_SECONDS = 1;

/**
 * The number of seconds on the page after which a trigger fires, for a visitor who reads each page
 * to its end, scrolls, clicks halfway, and leaves from the last page; or the reason why it does not
 * fire.
 */
export function firingMoment(
  { name, amount = 0 }: PlayedTrigger,
  page: PlayedPage,
): number | NoTrigger {
  if (ASKED_FOR_TRIGGERS.includes(name)) return 'asked-for';
  const after = MOMENTS[name]?.(page, amount) ?? 'depends';
  return typeof after === 'number' && after > page.seconds ? 'page-too-short' : after;
}

type Moment = (page: PlayedPage, amount: number) => number | NoTrigger;

const MOMENTS: Readonly<Partial<Record<PlayedTrigger['name'], Moment>>> = {
  time: (_, amount) => amount,
  inactivity: (_, amount) => amount,
  time_on_site: ({ secondsBefore }, amount) => Math.max(0, amount - secondsBefore),
  scroll: ({ seconds }) => seconds / 2,
  page_clicks: ({ seconds }) => seconds / 2,
  nth_page: ({ page, hasFired }, amount) =>
    page >= amount && !hasFired('nth_page') ? 0 : 'earlier-page',
  exit: ({ page, pages, seconds }) =>
    page === pages ? Math.max(0, seconds - BEFORE_LEAVING_SECONDS) : 'not-leaving',
  auto_pilot: ({ hasFired }) => (hasFired('auto_pilot') ? 'earlier-page' : AUTO_PILOT_SECONDS),
};
