/** A page that was visited, and when (ms since 1970). */
export interface VisitedPage {
  readonly url: string;
  readonly atMs: number;
}

export interface CartFacts {
  readonly itemCount: number;
  readonly totalValue: number;
  readonly productIds: readonly string[];
  readonly variantIds: readonly string[];
}

/**
 * What calls report of page and visitor, as it is when the call is made. Nothing in here is a wire
 * name.
 */
export interface VisitFacts {
  /** The build of the script: a server of the same one sends popups as they are used. */
  readonly model: string;
  readonly clientId: string;
  readonly pageUrl: string;
  readonly pageTitle: string;
  readonly hostName: string;
  readonly isMobile: boolean;
  readonly isRefreshed: boolean;
  readonly browserLanguage: string;
  readonly operatingSystem: string;
  readonly referrer: string;
  readonly previousUrl: string;
  readonly originLandingPage: string;
  /** In this visit, before this page, oldest first. */
  readonly previousPages: readonly string[];
  /** In this visit, this page included. */
  readonly pagesWithCurrent: readonly VisitedPage[];
  /** Ever, each address once. */
  readonly allPages: readonly string[];
  readonly visitorId: string;
  readonly visit: number;
  readonly pagesThisVisit: number;
  readonly secondsOnSite: number;
  /** Our own cookies, by name. */
  readonly cookies: ReadonlyMap<string, string>;
  readonly countryCode: string | undefined;
  readonly convertedEmail: string | undefined;
  readonly shopKind: string;
  readonly customerId: string;
  readonly cart: CartFacts | undefined;
  readonly wixCartId: string;
  readonly embeddedIds: readonly string[];
  readonly previewPopupId: string | undefined;
  /** Preview, or the owner's own visit: nothing is counted. */
  readonly countsNothing: boolean;
  readonly ownerToken: string | undefined;
}
