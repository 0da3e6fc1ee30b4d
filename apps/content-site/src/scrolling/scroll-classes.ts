import { DISTANCES } from '../timings.ts';

/**
 * Distances of the two areas from the top of the window, in px. Undefined if the page has no such
 * area.
 */
export interface ScrollPlaces {
  readonly articleTopPx: number | undefined;
  readonly signUpTopPx: number | undefined;
  readonly windowHeightPx: number;
}

export interface ScrollClasses {
  readonly hasMovedOn: boolean;
  readonly hasSidebarMovedOn: boolean;
}

/** The classes of the body for these distances. docs/behaviour/content-site.md#scrolling */
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
