import { jsonText } from '@beckon/host-page/json-text';
import { cut, type WireForm } from './to-wire.ts';
import type { VisitFacts } from '../visit-facts.ts';

const LISTED_ADDRESS_LIMIT = 2000;
const LIST_LIMIT = 50_000;

/** The visited pages, under their names in the display call and the conversion call. */
export function visitedPagesToWire({
  previousPages,
  pagesWithCurrent,
  allPages,
}: VisitFacts): WireForm {
  const listed = (url: string): string => cut(url, LISTED_ADDRESS_LIMIT);
  return {
    previous_visited_pages: newestToWire(previousPages.map(listed)),
    previous_visited_pages_with_current_page: newestToWire(
      pagesWithCurrent.map(({ url }) => listed(url)),
    ),
    previous_visited_pages_with_time_stamp: newestToWire(
      pagesWithCurrent.map(({ url, atMs }) => ({ url: listed(url), at: atMs })),
    ),
    all_visited_pages: newestToWire(allPages.map(listed)),
  };
}

/** The list as JSON, without its oldest entries if it is too long to send. */
function newestToWire(list: readonly unknown[]): string {
  const text = jsonText(list);
  return text.length > LIST_LIMIT ? newestToWire(list.slice(1)) : text;
}
