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

/** What calls report about page and visitor, as it is when the call is made. Contains no wire names. */
export interface VisitFacts {
  /** The build of the script. A server with the same build sends popups in our own form. */
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
  /** Addresses of this visit before this page, oldest first. */
  readonly previousPages: readonly string[];
  /** Pages of this visit, including this one. */
  readonly pagesWithCurrent: readonly VisitedPage[];
  /** All addresses that this browser remembers, each once. */
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
  /** True in a preview and on the owner's own visit: nothing is counted. */
  readonly countsNothing: boolean;
  readonly ownerToken: string | undefined;
  /** Only when a page view asks again: the field that says what it was offered before. */
  readonly askedAgain?: AskedAgain | undefined;
}

/** Made by the file that asks again, so that other pages do not load the name of the field. */
export interface AskedAgain {
  readonly offered_before: string;
}
