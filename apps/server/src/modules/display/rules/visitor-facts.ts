/** The facts about a visitor at one display call. Plain data; none of it is stored. */
export interface VisitorFacts {
  readonly url: string;
  readonly pageTitle: string;
  readonly isMobile: boolean;
  /** Two letters in upper case; empty if unknown. */
  readonly countryCode: string;
  /** The languages of the browser as in `he-IL`, the preferred one first. */
  readonly languages: readonly string[];
  /** The full address that the visitor came from; empty if there is none. */
  readonly referrer: string;
  readonly visits: number;
  readonly pagesThisVisit: number;
  readonly landingPage: string;
  readonly visitedPages: readonly string[];
  readonly storeCustomerId: string;
  readonly cartValue: number;
  readonly cartItems: number;
  readonly cartProductIds: readonly string[];
  readonly userAgent: string;
  /** Only in memory, for the owner's block list. */
  readonly ipAddress: string;
}
