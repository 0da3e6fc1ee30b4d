import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';

/** How the site is set up, as far as it is decided in the browser. */
export interface SiteOptions {
  readonly automaticPopupsPerVisit: number;
  readonly timeZone: string;
  readonly dayKind: 'rolling' | 'calendar';
  readonly trustsConversionCode: boolean;
  readonly keepsIpCookie: boolean;
}

/**
 * The account has reached its limit; shown to its owner only.
 * docs/behaviour/plan-limits.md#the-owners-notice.
 */
export interface ClientRestriction {
  readonly settingId: string;
  /** Markup of the popup to show, or undefined. */
  readonly html: string | undefined;
  readonly kind: 'upgrade' | 'remind';
}

/** What the server decided for this page view, in our own words. */
export interface DisplayDecision {
  readonly isAllowed: boolean;
  readonly message: string;
  readonly popups: readonly PopupWithBrokenRules[];
  /** Popups that could not be read, one line each. */
  readonly dropped: readonly string[];
  /** Still in the wire's words: popups have their own, and the owner's notice reads it. */
  readonly language?: unknown;
  readonly countryCode: string | undefined;
  readonly ip: string | undefined;
  readonly site: SiteOptions;
  /** There when the account is restricted, still in the wire's words: the owner's notice reads it. */
  readonly restriction?: unknown;
  /** What a Wix site's cart holds, still in the wire's words: our shop file reads it. */
  readonly wixCart?: unknown;
}
