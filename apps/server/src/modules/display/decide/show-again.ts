import {
  CONVERSION_COOKIE,
  LAST_SHOWN_COOKIE,
  mayShowAgain,
  originalIdOf,
  parseShowHistory,
  type ShowHistory,
} from '@beckon/contract/decide';
import type { Candidate, LiveSite } from '../../../store/store.ts';
import type { ParsedDisplayRequest } from '../request/parsed-display-request.ts';

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

/** When this browser last showed the popup, in any design of its test. */
export function historyOf(popup: Remembered, { cookies }: ParsedDisplayRequest): ShowHistory {
  return parseShowHistory(cookies.get(LAST_SHOWN_COOKIE + rememberedId(popup)));
}

/** Whether this browser remembers a conversion of the popup, in any design of its test. */
export function hasConverted(popup: Remembered, { cookies }: ParsedDisplayRequest): boolean {
  return cookies.has(CONVERSION_COOKIE + rememberedId(popup));
}

type Remembered = Pick<Candidate, 'id' | 'settings'>;

/** The id in the names of the popup's cookies. */
export function rememberedId({ id, settings: { abTest } }: Remembered): string {
  return originalIdOf({ id, abTest });
}
