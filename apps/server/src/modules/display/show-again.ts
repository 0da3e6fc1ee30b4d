import {
  CONVERSION_COOKIE,
  LAST_SHOWN_COOKIE,
  mayShowAgain,
  parseShowHistory,
  type ShowHistory,
} from '@beckon/contract/decide';
import type { Candidate, LiveSite } from '../../store/store.ts';
import type { ParsedDisplayRequest } from './parsed-display-request.ts';

/**
 * Checks the frequency. Two cases are left to the browser: limits that cover only some triggers,
 * because it knows which trigger fires, and popups that visitors open themselves by a click, a
 * teaser, or an element in the page.
 */
export function maySeeAgain(
  popup: Candidate,
  site: LiveSite['site']['settings'],
  displayRequest: ParsedDisplayRequest,
): boolean {
  const { triggers, frequency, teaser } = popup.settings;
  if (triggers.clickOnly || popup.type === 'embedded' || teaser?.showMode === 'always') return true;
  return mayShowAgain(frequency, historyOf(popup, displayRequest), {
    nowMs: displayRequest.nowMs,
    visit: displayRequest.facts.visits,
    trigger: undefined,
    timeZone: site.timeZone,
    dayKind: site.countsCalendarDays ? 'calendar' : 'rolling',
  });
}

/** When this browser last showed the popup. */
export function historyOf(
  { id }: Pick<Candidate, 'id'>,
  { cookies }: ParsedDisplayRequest,
): ShowHistory {
  return parseShowHistory(cookies.get(`${LAST_SHOWN_COOKIE}${id}`));
}

/** Whether this browser remembers a conversion of the popup. */
export function hasConverted(
  { id }: Pick<Candidate, 'id'>,
  { cookies }: ParsedDisplayRequest,
): boolean {
  return cookies.has(`${CONVERSION_COOKIE}${id}`);
}
