import type { PopupSummary } from '@beckon/contract/owner-calls';
import type { SiteTime } from '../../lib/hooks/use-site-time.ts';
import { liveState } from '../../lib/words/live-state.ts';

const STATE_CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Live' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'ended', label: 'Ended' },
  { value: 'paused', label: 'Paused' },
  { value: 'draft', label: 'Drafts' },
  { value: 'archived', label: 'Archived' },
];
/** Few sites have popups in these states. */
const SELDOM = new Set(['scheduled', 'ended', 'archived']);

/** The states to filter by: seldom ones if a popup is in them, or while they are chosen. */
export function choicesFor(popups: readonly PopupSummary[], chosen: string, time: SiteTime) {
  const used = new Set<string>(popups.map((popup) => liveState(popup, time)));
  return STATE_CHOICES.filter(
    ({ value }) => !SELDOM.has(value) || used.has(value) || value === chosen,
  );
}

/** What the owner has chosen above the list. */
export interface Filters {
  readonly state: string;
  readonly label: string;
  readonly search: string;
}

export const NO_FILTERS: Filters = { state: 'all', label: '', search: '' };

/** Whether nothing is filtered by: then only archived popups are left out. No side effects. */
export function isUnfiltered({ state, label, search }: Filters): boolean {
  return state === NO_FILTERS.state && label === '' && search.trim() === '';
}

/** Whether a popup is listed. Archived ones are only if they are asked for. No side effects. */
export function fits(
  popup: PopupSummary,
  { state, label, search }: Filters,
  time: SiteTime,
): boolean {
  const own = liveState(popup, time);
  return (
    (state === 'all' ? own !== 'archived' : own === state) &&
    (label === '' || popup.labels.includes(label)) &&
    popup.name.toLowerCase().includes(search.trim().toLowerCase())
  );
}
