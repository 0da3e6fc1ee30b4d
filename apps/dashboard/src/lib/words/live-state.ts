import type { PopupSummary } from '@beckon/contract/owner-calls';
import type { PopupStatus } from '@beckon/contract/values';
import { formatCalendarDay } from '../format/format-time.ts';
import { STATUS_WORDS } from './popup-words.ts';

export type Dated = Pick<PopupSummary, 'status' | 'shownDays'>;

/** What a popup does today: a published one may wait for its first day, or be over. */
export type LiveState = PopupStatus | 'scheduled' | 'ended';

/** `today` is a day of the site's time zone. No side effects. */
export function liveState({ status, shownDays }: Dated, today: string): LiveState {
  if (status !== 'active') return status;
  const { from = '', until = '9999' } = shownDays ?? {};
  if (today > until) return 'ended';
  return today < from ? 'scheduled' : 'active';
}

/** The state in a few words, with the day that matters. */
export function stateWords(popup: Dated, today: string): string {
  const { from = '', until = '' } = popup.shownDays ?? {};
  const state = liveState(popup, today);
  if (state === 'scheduled') return `Scheduled from ${formatCalendarDay(from, today)}`;
  if (state === 'ended') return `Ended ${formatCalendarDay(until, today)}`;
  return STATUS_WORDS[state];
}
