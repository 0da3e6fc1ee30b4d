/** A rule that holds back unmarked content whose address contains one of the patterns. */
export interface BlockRule {
  readonly service: string;
  readonly category: string;
  readonly patterns: readonly string[];
}

/**
 * The settings in `window.complianz` that every page needs. Each part reads the others that only it
 * needs. docs/behaviour/consent.md#settings
 */
export interface Settings {
  readonly cookiePrefix: string;
  readonly cookieLifeDays: number;
  /** If empty, cookies belong to this host alone. */
  readonly cookieDomain: string;
  readonly cookiePath: string;
  /** Cookies of other scripts by name: their value with consent and without consent. */
  readonly integrationCookies: readonly (readonly [
    name: string,
    granted: string,
    revoked: string,
  ])[];
  readonly bannerId: string;
  readonly bannerVersion: string;
  readonly policyId: string;
  readonly consentType: string;
  readonly region: string;
  readonly tracks: boolean;
  readonly keepsRecords: boolean;
  readonly honoursSignals: boolean;
  readonly forcesStatistics: boolean;
  readonly isBannerDisabled: boolean;
  readonly isPerService: boolean;
  readonly looksForNewContent: boolean;
  readonly hasTcf: boolean;
  readonly pushesTagManagerEvents: boolean;
  /** Base address of the calls, with a slash at the end. */
  readonly callsUrl: string;
  readonly cssFile: string;
  /**
   * The html of the tab with its styles; empty if the page contains the tab, or the banner's html
   * does.
   */
  readonly tabHtml: string;
  /** True if the page has its own button and no tab. */
  readonly hasNoTab: boolean;
}
