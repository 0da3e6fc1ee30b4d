import type { PopupSummary } from '@beckon/contract/owner-calls';
import { formatLimit } from '../format/format-time.ts';
import type { SiteTime } from '../hooks/use-site-time.ts';
import { type Dated, firstLimit, liveState } from './live-state.ts';

/** What happened to a popup that was published or resumed, and whether visitors see it now. */
export function goLiveWords(
  popup: Dated & Pick<PopupSummary, 'name'>,
  time: SiteTime,
  done: 'published' | 'resumed',
): string {
  const { until = '' } = popup.shownDays ?? {};
  const state = liveState(popup, time);
  const said = `“${popup.name}” is ${done}`;
  if (state === 'scheduled')
    return `${said}. Visitors see it from ${formatLimit(firstLimit(popup), time.today)}.`;
  if (state === 'ended')
    return `${said}, but its schedule ended on ${formatLimit(until, time.today)}, so nobody sees it.`;
  return `“${popup.name}” is live${done === 'resumed' ? ' again' : ''}.`;
}
