import { parseShowHistory, showHistoryText } from '@beckon/contract/decide';
import type { Popup } from '@beckon/contract/popup';
import type { CloseTrigger } from '@beckon/contract/values';
import type { Clock } from '@beckon/host-page/clock';
import { jsonText } from '@beckon/host-page/json-text';
import { cookieFor, POPUP_COOKIES } from './cookie-names.ts';
import type { CookieJar } from '@beckon/host-page/storage/cookie-jar';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { LOADED_LOCAL_KEYS } from './storage-names.ts';

/** What this browser has stored about one popup. */
export interface RememberedPopup {
  readonly history: { readonly lastShownAtMs?: number; readonly lastShownInVisit?: number };
  readonly wasClosedByX: boolean;
  readonly wasClosed: boolean;
  readonly hasConverted: boolean;
}

/**
 * The markers of each popup: frequency, closing, conversion. The server uses the first and the last
 * one for its decisions. docs/behaviour/storage-and-cookies.md#cookies-of-a-popup.
 */
export interface PopupMemories {
  of(popupId: string): RememberedPopup;
  shown(popup: Pick<Popup, 'id' | 'frequency'>, visit: number): void;
  closed(popupId: string, by: CloseTrigger): void;
  converted(popupId: string, conversionId: string): void;
}

export function createPopupMemories(
  cookies: CookieJar,
  local: StorageArea,
  clock: Clock,
): PopupMemories {
  const closedIds = (): readonly string[] => {
    const kept = local.readJson(LOADED_LOCAL_KEYS.popupMemories);
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  };
  return {
    of: (id) => ({
      history: parseShowHistory(cookies.get(cookieFor(POPUP_COOKIES.lastShown, id).name)),
      wasClosedByX: cookies.get(cookieFor(POPUP_COOKIES.closedByX, id).name) !== undefined,
      wasClosed: closedIds().includes(id),
      hasConverted: cookies.get(cookieFor(POPUP_COOKIES.conversion, id).name) !== undefined,
    }),
    shown({ id, frequency }, visit) {
      cookies.set(
        cookieFor(POPUP_COOKIES.lastShown, id),
        showHistoryText({ lastShownAtMs: clock.now(), lastShownInVisit: visit }),
      );
      if (frequency.rule === 'display_once_a_visitor_2')
        cookies.set(cookieFor(POPUP_COOKIES.onceAVisitor, id), '1');
      if (frequency.rule === 'display_once_a_day_1')
        cookies.set(cookieFor(POPUP_COOKIES.onceADay, id), '1');
    },
    closed(id, by) {
      if (by === 'x_click') cookies.set(cookieFor(POPUP_COOKIES.closedByX, id), '1');
      const ids = closedIds();
      if (!ids.includes(id)) local.set(LOADED_LOCAL_KEYS.popupMemories, jsonText([...ids, id]));
    },
    converted: (id, conversionId) =>
      cookies.set(cookieFor(POPUP_COOKIES.conversion, id), conversionId),
  };
}
