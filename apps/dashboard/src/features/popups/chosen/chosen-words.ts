import { messageOf } from '../../../lib/api/api-error.ts';
import { plural } from '../../../lib/words/plural.ts';
import type { ChangedPopups } from './change-one-by-one.ts';

/** `3 popups are paused.` */
export function doneWords(count: number, result: string): string {
  return `${plural(count, 'popup')} ${count === 1 ? 'is' : 'are'} ${result}.`;
}

/** What was not changed, with the name of the first such popup and the reason. */
export function failedWords<Popup extends { readonly name: string }>(
  { done, failed: [first] }: ChangedPopups<Popup>,
  { result, chosen }: { readonly result: string; readonly chosen: number },
): string {
  if (first === undefined) return '';
  const counted = `${done.length} of ${plural(chosen, 'popup')} ${done.length === 1 ? 'is' : 'are'} ${result}.`;
  return `${counted} “${first.popup.name}”: ${messageOf(first.error)}`;
}
