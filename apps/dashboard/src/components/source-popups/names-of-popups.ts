import type { PopupSummary } from '@beckon/contract/owner-calls';

const DELETED = 'Deleted popup';
const ALL = new Intl.ListFormat('en', { type: 'conjunction' });

type Named = Pick<PopupSummary, 'id' | 'name'>;

/**
 * The names of popups, in the order of their ids. A popup that is not listed is in the trash or
 * deleted.
 */
export function namesOfPopups(ids: readonly string[], popups: readonly Named[]): string[] {
  return ids.map((id) => popups.find((popup) => popup.id === id)?.name ?? DELETED);
}

/** Whose leads a destination or a recipient gets, as a sentence; undefined: those of all popups. */
export function sourceWords(ids: readonly string[], popups: readonly Named[]): string | undefined {
  if (ids.length === 0) return undefined;
  const existing = ids.filter((id) => popups.some((popup) => popup.id === id));
  return existing.length === 0
    ? 'Its popups are in the trash or deleted.'
    : `Leads of ${ALL.format(namesOfPopups(existing, popups))}.`;
}
