import type { Clock } from '@beckon/host-page/clock';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { jsonText } from '@beckon/host-page/json-text';
import { PAGE_LOCAL_KEYS, SESSION_KEYS } from './storage-names.ts';

/** The maximum number of remembered pages; the oldest are removed first. */
const PAGES_KEPT = 50;

export interface PageVisit {
  readonly url: string;
  readonly atMs: number;
}

/** The page lists of the display call. docs/behaviour/display-call.md#what-the-call-sends. */
export interface VisitedPages {
  /** Pages of this visit in this tab, oldest first, without the current page. */
  readonly previous: readonly string[];
  /** These and the current page. */
  readonly withTimes: readonly PageVisit[];
  /** All pages that this browser remembers, each once. */
  readonly all: readonly string[];
  /** Page views of this visit in this tab, including this one. A reload counts, too. */
  readonly pagesThisVisit: number;
  readonly isRefreshed: boolean;
  readonly originLandingPage: string;
}

interface Visiting {
  readonly url: string;
  readonly session: StorageArea;
  readonly local: StorageArea;
  readonly clock: Clock;
  /** The number of the visit. The list of an earlier one is cleared. */
  readonly visit: number;
}

/**
 * Records that a page was opened, and returns the lists. They contain a page of a single-page site
 * once, however often it is seen.
 */
export function visitPage({ url, session, local, clock, visit }: Visiting): VisitedPages {
  const before = readTrail(session.readJson(SESSION_KEYS.visit), visit);
  const isRefreshed = before.count > 0 && session.get(SESSION_KEYS.lastPage) === url;
  const previous = before.pages.filter((page) => page.url !== url);
  const withTimes = [...previous, { url, atMs: clock.now() }].slice(-PAGES_KEPT);
  const all = [...new Set([...readTexts(local.readJson(PAGE_LOCAL_KEYS.visitedPages)), url])].slice(
    -PAGES_KEPT,
  );
  const count = before.count + 1;
  const originLandingPage =
    (before.count > 0 ? session.get(SESSION_KEYS.originLandingPage) : undefined) ?? url;
  // In a task of its own, because the first write stops a page that is starting.
  clock.after(0, () => {
    session.set(SESSION_KEYS.visit, jsonText({ pages: withTimes, count, visit }));
    session.set(SESSION_KEYS.lastPage, url);
    session.set(SESSION_KEYS.originLandingPage, originLandingPage);
    local.set(PAGE_LOCAL_KEYS.visitedPages, jsonText(all));
  });
  return {
    previous: previous.map((page) => page.url),
    withTimes,
    all,
    pagesThisVisit: count,
    isRefreshed,
    originLandingPage,
  };
}

/** Empty at the first page of a visit in this tab. The visit may have begun in another tab. */
function readTrail(
  kept: unknown,
  visit: number,
): {
  readonly pages: readonly PageVisit[];
  readonly count: number;
} {
  const { pages: list, count, visit: ofVisit }: Readonly<Record<string, unknown>> = Object(kept);
  const pages = Array.isArray(list) && ofVisit === visit ? list.filter(isPageVisit) : [];
  return { pages, count: pages.length > 0 && typeof count === 'number' ? count : pages.length };
}

function isPageVisit(value: unknown): value is PageVisit {
  const { url, atMs }: Readonly<Record<string, unknown>> = Object(value);
  return typeof url === 'string' && typeof atMs === 'number';
}

function readTexts(kept: unknown): readonly string[] {
  return Array.isArray(kept)
    ? kept.filter((value): value is string => typeof value === 'string')
    : [];
}
