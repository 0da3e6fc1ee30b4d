import { jsonText } from '@beckon/host-page/json-text';
import type { AskedAgain } from './visit-facts.ts';

/** The field of a second display call of a page view: the popups that it was offered before. */
export function askedAgain(popupIds: readonly string[]): AskedAgain {
  return { offered_before: jsonText(popupIds) };
}
