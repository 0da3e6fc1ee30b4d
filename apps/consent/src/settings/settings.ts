/** A document that the banner and the notices link to. */
export interface PageLink {
  readonly title: string;
  readonly url: string;
}

/** What is held back although nobody marked it: everything whose address has one of the patterns. */
export interface BlockRule {
  readonly service: string;
  readonly category: string;
  readonly patterns: readonly string[];
}

export type Integration = 'google' | 'microsoft' | 'shopify' | 'clarity' | 'matomo' | 'tagManager';

/** The settings of the page, read once from `window.complianz`. docs/behaviour/consent.md#settings */
export interface Settings {
  readonly cookiePrefix: string;
  readonly cookieLifeDays: number;
  /** Empty: cookies belong to this host alone. */
  readonly cookieDomain: string;
  readonly cookiePath: string;
  /** Cookies of other scripts by name: their value with consent and without. */
  readonly integrationCookies: Readonly<Record<string, readonly [string, string]>>;
  readonly bannerId: string;
  readonly bannerVersion: string;
  readonly version: string;
  readonly policyId: string;
  readonly consentType: string;
  readonly region: string;
  readonly asksServer: boolean;
  readonly tracks: boolean;
  readonly keepsRecords: boolean;
  readonly honoursSignals: boolean;
  readonly forcesStatistics: boolean;
  readonly isBannerDisabled: boolean;
  readonly hasSoftWall: boolean;
  /** Milliseconds; 0: the banner waits. */
  readonly dismissAfterMs: number;
  readonly dismissesOnScroll: boolean;
  readonly isPerService: boolean;
  readonly looksForNewContent: boolean;
  readonly hasTcf: boolean;
  readonly pushesTagManagerEvents: boolean;
  /** Base of the calls, ending in a slash. */
  readonly callsUrl: string;
  /** Ready-made query text. */
  readonly locale: string;
  readonly cssFile: string;
  readonly bannerUrl: string;
  readonly categoryWords: Readonly<Record<string, string>>;
  readonly placeholderText: string;
  readonly placeholderLabel: string;
  readonly pageLinks: Readonly<Record<string, Readonly<Record<string, PageLink>>>>;
  readonly blockRules: readonly BlockRule[];
  readonly integrations: ReadonlySet<Integration>;
}
