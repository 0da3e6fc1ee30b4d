import type { PopupSummary } from '@beckon/contract/owner-calls';
import { formatCalendarDay } from '../format/format-time.ts';
import { type Dated, liveState } from './live-state.ts';

/** What happened to a popup that was published or resumed, and whether visitors see it today. */
export function goLiveWords(
  popup: Dated & Pick<PopupSummary, 'name'>,
  today: string,
  done: 'published' | 'resumed',
): string {
  const { from = '', until = '' } = popup.shownDays ?? {};
  const state = liveState(popup, today);
  const said = `“${popup.name}” is ${done}`;
  if (state === 'scheduled')
    return `${said}. Visitors see it from ${formatCalendarDay(from, today)}.`;
  if (state === 'ended')
    return `${said}, but its schedule ended on ${formatCalendarDay(until, today)}, so nobody sees it.`;
  return `“${popup.name}” is live${done === 'resumed' ? ' again' : ''}.`;
}
