/** A rule for holding back unmarked content: everything whose address contains one of the patterns. */
export interface BlockRule {
  readonly service: string;
  readonly category: string;
  readonly patterns: readonly string[];
}

/**
 * What every page needs of `window.complianz`. Each part reads by itself what only it needs.
 * docs/behaviour/consent.md#settings
 */
export interface Settings {
  readonly cookiePrefix: string;
  readonly cookieLifeDays: number;
  /** Empty: cookies belong to this host alone. */
  readonly cookieDomain: string;
  readonly cookiePath: string;
  /** Cookies of other scripts by name: their value with consent and without. */
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
  readonly asksServer: boolean;
  readonly tracks: boolean;
  readonly keepsRecords: boolean;
  readonly honoursSignals: boolean;
  readonly forcesStatistics: boolean;
  readonly isBannerDisabled: boolean;
  readonly isPerService: boolean;
  readonly looksForNewContent: boolean;
  readonly hasTcf: boolean;
  readonly pushesTagManagerEvents: boolean;
  /** Base of the calls, ending in a slash. */
  readonly callsUrl: string;
  readonly cssFile: string;
  /** The tab with its styles; empty if the page contains it or the banner brings it. */
  readonly tabHtml: string;
  /** True if the page has its own button and no tab. */
  readonly hasNoTab: boolean;
}
