import { shownSpan } from '@beckon/contract/decide';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import type { PopupStatus } from '@beckon/contract/values';
import { formatLimit } from '../format/format-time.ts';
import type { SiteTime } from '../hooks/use-site-time.ts';
import { STATUS_WORDS } from './popup-words.ts';

export type Dated = Pick<PopupSummary, 'status' | 'shownDays'>;

/** What a popup does now: a published one may wait for its first day, or be over. */
export type LiveState = PopupStatus | 'scheduled' | 'ended';

/** The state of a popup at this time of its site. No side effects. */
export function liveState({ status, shownDays }: Dated, { now, timeZone }: SiteTime): LiveState {
  if (status !== 'active' || shownDays === undefined) return status;
  const { startMs, endMs } = shownSpan(shownDays, timeZone);
  if (now >= endMs) return 'ended';
  return now < startMs ? 'scheduled' : 'active';
}

/** When the popup begins to show, with the time of day if it has one; empty without a first day. */
export function firstLimit({ shownDays }: Dated): string {
  const { from = '', hours } = shownDays ?? {};
  const isNight = hours !== undefined && hours.from > hours.until;
  return isNight && from !== '' && !from.includes('T') ? `${from}T${hours.from}` : from;
}

/** The state in a few words, with the day that matters. */
export function stateWords(popup: Dated, time: SiteTime): string {
  const { until = '' } = popup.shownDays ?? {};
  const state = liveState(popup, time);
  if (state === 'scheduled') return `Scheduled from ${formatLimit(firstLimit(popup), time.today)}`;
  if (state === 'ended') return `Ended ${formatLimit(until, time.today)}`;
  return STATUS_WORDS[state];
}
