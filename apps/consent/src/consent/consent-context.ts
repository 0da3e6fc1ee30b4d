/** Facts about the visitor that matter for consent. */
export interface VisitorKind {
  /** A crawler, for example of a search engine. It counts as consented and is never reported. */
  readonly isCrawler: boolean;
  /** A tool that measures speed. It sees no banner and is never reported. */
  readonly isSpeedTool: boolean;
  /** "Do not track" or "global privacy control" is on, and the site honours it. */
  readonly hasPrivacySignal: boolean;
}

/** Everything that a decision needs in addition to the stored choices. */
export interface ConsentContext {
  readonly visitor: VisitorKind;
  /** `optin` and `optout` ask the visitor. Any other type accepts everything and shows nothing. */
  readonly consentType: string;
  readonly region: string;
  readonly policyId: string;
  /** Statistics need no consent in this region. */
  readonly forcesStatistics: boolean;
  /** The site keeps records, so choices are reported to the server. */
  readonly tracks: boolean;
  /** Each category is reported to tag managers once per page. */
  readonly pushesTagManagerEvents: boolean;
  /**
   * A refusal does not load the page again. An add-on of the site does that, or the next page would
   * forget the refusal and run everything again.
   */
  readonly staysAfterRefusal: boolean;
}
