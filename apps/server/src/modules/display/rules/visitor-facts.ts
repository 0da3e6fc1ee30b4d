/** What the server knows of a visitor at one display call: plain data, nothing of it is kept. */
export interface VisitorFacts {
  readonly url: string;
  readonly pageTitle: string;
  readonly isMobile: boolean;
  /** Two capital letters; empty when unknown. */
  readonly countryCode: string;
  /** Languages of the browser, the preferred one first, as in `he-IL`. */
  readonly languages: readonly string[];
  /** Full address the visitor came from; empty when there is none. */
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
  /** In memory only, for the owner's block list. */
  readonly ipAddress: string;
}
