import {
  CLOSED_BY_X_COOKIE,
  CONVERSION_COOKIE,
  LAST_SHOWN_COOKIE,
  showHistoryText,
} from '@beckon/contract/decide';

/** The same time as in a browser: docs/behaviour/frequency.md#closed-by-its-x. */
const CLOSED_BY_X_MS = 86_400_000;

/** What one browser stores over the days, in the same cookies as in real visits. */
export interface PlayedVisitor {
  /** The cookies that have not expired. */
  cookies(nowMs: number): ReadonlyMap<string, string>;
  shown(popupId: string, visit: number, nowMs: number): void;
  closedByX(popupId: string, nowMs: number): void;
  converted(popupId: string): void;
}

export function createPlayedVisitor(): PlayedVisitor {
  const kept = new Map<string, { readonly value: string; readonly untilMs: number }>();
  const keep = (name: string, value: string, untilMs = Number.POSITIVE_INFINITY): void =>
    void kept.set(name, { value, untilMs });
  return {
    cookies: (nowMs) =>
      new Map(
        [...kept]
          .filter(([, { untilMs }]) => nowMs < untilMs)
          .map(([name, { value }]) => [name, value]),
      ),
    shown: (popupId, lastShownInVisit, nowMs) =>
      keep(
        `${LAST_SHOWN_COOKIE}${popupId}`,
        showHistoryText({ lastShownAtMs: nowMs, lastShownInVisit }),
      ),
    closedByX: (popupId, nowMs) =>
      keep(`${CLOSED_BY_X_COOKIE}${popupId}`, '1', nowMs + CLOSED_BY_X_MS),
    converted: (popupId) => keep(`${CONVERSION_COOKIE}${popupId}`, '1'),
  };
}
