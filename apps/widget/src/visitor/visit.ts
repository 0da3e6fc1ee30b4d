import type { Clock } from '@beckon/host-page/clock';
import { OLD_USER_REFRESH_MS } from '../timings.ts';
import { SITE_COOKIES } from './cookie-names.ts';
import type { CookieJar } from '@beckon/host-page/storage/cookie-jar';

export interface Visit {
  /** The number of this visit, starting at 1. */
  readonly number: number;
  readonly isReturning: boolean;
}

interface OpenPage {
  readonly isReturning: boolean;
  /** Returns whether the visitor did anything since the last call. */
  readonly wasActive: () => boolean;
}

/**
 * Counts the visits of this browser. A page view after 30 minutes without any begins a new visit.
 * The marker contains the number of the visit, so that a page that was left open knows in which
 * visit it is. docs/behaviour/frequency.md#visits.
 */
export function openVisit(cookies: CookieJar, clock: Clock): Visit {
  const counted = toCount(cookies.get(SITE_COOKIES.visitsCounter.name));
  const isNew = cookies.get(SITE_COOKIES.visitMarker.name) === undefined;
  const number = isNew ? counted + 1 : Math.max(1, counted);
  cookies.set(SITE_COOKIES.visitMarker, String(number));
  cookies.set(SITE_COOKIES.visitsCounter, String(number));
  cookies.set(
    SITE_COOKIES.lastVisitDay,
    new Date(clock.now()).toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
  return { number, isReturning: number > 1 };
}

/**
 * Renews the old-user marker while the page is open, and the visit marker while the visitor also
 * uses the page. Does not restart a visit that has ended. Keeps the number of a visit that another
 * tab began. Returns a function that stops it.
 */
export function keepVisitOpen(
  cookies: CookieJar,
  clock: Clock,
  { isReturning, wasActive }: OpenPage,
): () => void {
  const refresh = (): void => {
    const marker = cookies.get(SITE_COOKIES.visitMarker.name);
    if (wasActive() && marker) cookies.set(SITE_COOKIES.visitMarker, marker);
    cookies.set(SITE_COOKIES.oldUser, isReturning ? '1' : '0');
  };
  refresh();
  return clock.every(OLD_USER_REFRESH_MS, refresh);
}

function toCount(text: string | undefined): number {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : 0;
}
