import { originalIdOf, parseShowHistory, showHistoryText } from '@beckon/contract/decide';
import type { Popup } from '@beckon/contract/popup';
import type { CloseTrigger } from '@beckon/contract/values';
import type { Clock } from '@beckon/host-page/clock';
import { jsonText } from '@beckon/host-page/json-text';
import { cookieFor, type KeyedCookie, POPUP_COOKIES } from './cookie-names.ts';
import type { CookieJar, CookieKey } from '@beckon/host-page/storage/cookie-jar';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { LOADED_LOCAL_KEYS } from './storage-names.ts';

/** What this browser has stored about one popup. */
export interface RememberedPopup {
  readonly history: { readonly lastShownAtMs?: number; readonly lastShownInVisit?: number };
  readonly wasClosedByX: boolean;
  readonly wasClosed: boolean;
  readonly hasConverted: boolean;
}

type Remembered = Pick<Popup, 'id' | 'abTest'>;

/**
 * The markers of each popup: frequency, closing, conversion. The server uses the first and the last
 * one for its decisions. All designs of an A/B test share them.
 * docs/behaviour/storage-and-cookies.md#cookies-of-a-popup.
 */
export interface PopupMemories {
  of(popup: Remembered): RememberedPopup;
  shown(popup: Remembered & Pick<Popup, 'frequency'>, visit: number): void;
  closed(popup: Remembered, by: CloseTrigger): void;
  converted(popup: Remembered, conversionId: string): void;
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
  const keyOf = (cookie: KeyedCookie, popup: Remembered): CookieKey =>
    cookieFor(cookie, originalIdOf(popup));
  const has = (cookie: KeyedCookie, popup: Remembered): boolean =>
    cookies.get(keyOf(cookie, popup).name) !== undefined;
  return {
    of: (popup) => ({
      history: parseShowHistory(cookies.get(keyOf(POPUP_COOKIES.lastShown, popup).name)),
      wasClosedByX: has(POPUP_COOKIES.closedByX, popup),
      wasClosed: closedIds().includes(originalIdOf(popup)),
      hasConverted: has(POPUP_COOKIES.conversion, popup),
    }),
    shown(popup, visit) {
      cookies.set(
        keyOf(POPUP_COOKIES.lastShown, popup),
        showHistoryText({ lastShownAtMs: clock.now(), lastShownInVisit: visit }),
      );
      const { rule } = popup.frequency;
      if (rule === 'display_once_a_visitor_2')
        cookies.set(keyOf(POPUP_COOKIES.onceAVisitor, popup), '1');
      if (rule === 'display_once_a_day_1') cookies.set(keyOf(POPUP_COOKIES.onceADay, popup), '1');
    },
    closed(popup, by) {
      if (by === 'x_click') cookies.set(keyOf(POPUP_COOKIES.closedByX, popup), '1');
      const ids = closedIds();
      const id = originalIdOf(popup);
      if (!ids.includes(id)) local.set(LOADED_LOCAL_KEYS.popupMemories, jsonText([...ids, id]));
    },
    converted: (popup, conversionId) =>
      cookies.set(keyOf(POPUP_COOKIES.conversion, popup), conversionId),
  };
}
