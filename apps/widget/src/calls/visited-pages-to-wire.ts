import { jsonText } from '@beckon/host-page/json-text';
import { cut, type WireForm } from './to-wire.ts';
import type { VisitFacts } from './visit-facts.ts';

const LISTED_ADDRESS_LIMIT = 2000;
const LIST_LIMIT = 50_000;

/** The pages that the visitor has seen, under the names of the display and the conversion call. */
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

/** The list without its oldest entries, if there are more than can be sent. */
function newestToWire(list: readonly unknown[]): string {
  const text = jsonText(list);
  return text.length > LIST_LIMIT ? newestToWire(list.slice(1)) : text;
}
