import type { ShowHistory } from './frequency.ts';

/**
 * The cookie (`poptin_d_a_x_v_{popup id}`) in which a browser remembers when it last showed a
 * popup. docs/behaviour/storage-and-cookies.md#cookies-of-a-popup.
 */
export const LAST_SHOWN_COOKIE = 'poptin_d_a_x_v_';
/** `poptin_conversion_{popup id}`: the visitor has converted; it contains the conversion id. */
export const CONVERSION_COOKIE = 'poptin_conversion_';
/** `poptin_c_p_o_x_c_{popup id}`: closed by X within a day. */
export const CLOSED_BY_X_COOKIE = 'poptin_c_p_o_x_c_';

/** `2026-11-01T10:00:00.000Z|7`: the moment, and the number of the visit. */
export function showHistoryText({ lastShownAtMs, lastShownInVisit }: ShowHistory): string {
  if (lastShownAtMs === undefined) return '';
  const moment = new Date(lastShownAtMs).toISOString();
  return lastShownInVisit === undefined ? moment : `${moment}|${lastShownInVisit}`;
}

/**
 * Reads a text of `showHistoryText`, or a date alone (`2026-11-01`). A text that cannot be read
 * counts as never shown.
 */
export function parseShowHistory(text: string | undefined): ShowHistory {
  if (text === undefined || text === '') return {};
  const [moment = '', visit = ''] = text.split('|');
  const lastShownAtMs = Date.parse(moment);
  if (Number.isNaN(lastShownAtMs)) return {};
  const lastShownInVisit = Number(visit);
  return Number.isInteger(lastShownInVisit) && lastShownInVisit > 0
    ? { lastShownAtMs, lastShownInVisit }
    : { lastShownAtMs };
}
