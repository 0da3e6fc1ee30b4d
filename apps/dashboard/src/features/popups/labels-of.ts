import type { PopupSummary } from '@beckon/contract/owner-calls';

/** All labels of these popups, each once, in alphabetical order. No side effects. */
export function labelsOf(popups: readonly Pick<PopupSummary, 'labels'>[]): string[] {
  const labels = new Set(popups.flatMap((popup) => popup.labels));
  return [...labels].toSorted((one, other) => one.localeCompare(other));
}
