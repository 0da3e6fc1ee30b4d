import { DISTANCES } from '../timings.ts';

/** Where the two areas are, measured from the top of the window; undefined: the page has none. */
export interface ScrollPlaces {
  readonly articleTopPx: number | undefined;
  readonly signUpTopPx: number | undefined;
  readonly windowHeightPx: number;
}

export interface ScrollClasses {
  readonly hasMovedOn: boolean;
  readonly hasSidebarMovedOn: boolean;
}

/** Which classes the page has at these places. docs/behaviour/content-site.md#scrolling */
export function scrollClasses(places: ScrollPlaces): ScrollClasses {
  const { articleTopPx, signUpTopPx, windowHeightPx } = places;
  const isInArticle = articleTopPx !== undefined && articleTopPx <= DISTANCES.articleTopPx;
  const isBefore = (share: number): boolean =>
    signUpTopPx === undefined || signUpTopPx > windowHeightPx * share;
  return {
    hasMovedOn: isInArticle && isBefore(DISTANCES.signUpShare),
    hasSidebarMovedOn: isInArticle && isBefore(DISTANCES.signUpShareForSidebar),
  };
}
