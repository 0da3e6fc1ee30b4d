/** What matters for consent about the visitor of the page. */
export interface VisitorKind {
  /** A crawler of a search engine or the like: counts as consented, is never reported. */
  readonly isCrawler: boolean;
  /** A tool that measures speed: sees no banner, is never reported. */
  readonly isSpeedTool: boolean;
  /** "Do not track" or "global privacy control" is on, and the site honours it. */
  readonly hasPrivacySignal: boolean;
}

/** Everything that a decision needs besides what is stored. */
export interface ConsentContext {
  readonly visitor: VisitorKind;
  /** `optin` and `optout` ask; any other type accepts all and shows nothing. */
  readonly consentType: string;
  readonly region: string;
  readonly policyId: string;
  /** Statistics that need no consent in this region. */
  readonly forcesStatistics: boolean;
  /** The site keeps records: choices are reported to the server. */
  readonly tracks: boolean;
  /** Each category is reported to a tag manager once per page. */
  readonly pushesTagManagerEvents: boolean;
  /** An add-on of the site does what follows a refusal, a reload included. */
  readonly isReloadLeftToAddOn: boolean;
}
