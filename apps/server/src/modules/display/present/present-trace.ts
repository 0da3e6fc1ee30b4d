import type { PopupTrace } from '@beckon/contract/calls';
import type { TracedPopup } from '../decide/trace-popups.ts';

/** The reasons of one popup as they are sent. */
export function presentTrace({ popupId, name, isOffered, lines }: TracedPopup): PopupTrace {
  return { poptin_id: popupId, poptin_name: name, offered: isOffered, lines: [...lines] };
}
