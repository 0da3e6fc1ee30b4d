import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';

/** The settings of the site that the browser needs for its decisions. */
export interface SiteOptions {
  readonly automaticPopupsPerVisit: number;
  readonly timeZone: string;
  readonly dayKind: 'rolling' | 'calendar';
  readonly trustsConversionCode: boolean;
}

/**
 * The account has reached its limit. Only its owner sees this.
 * docs/behaviour/plan-limits.md#the-owners-notice.
 */
export interface ClientRestriction {
  readonly settingId: string;
  /** Markup of the popup to show; undefined if there is none. */
  readonly html: string | undefined;
  readonly kind: 'upgrade' | 'remind';
}

/** What the server decided for this page view, in our own words. */
export interface DisplayDecision {
  readonly popups: readonly PopupWithBrokenRules[];
  /** Still a wire value. Each popup has its own language; the owner's notice reads this one. */
  readonly language?: unknown;
  readonly countryCode: string | undefined;
  readonly site: SiteOptions;
  /** Present if the account is restricted. Still a wire value, which the owner's notice reads. */
  readonly restriction?: unknown;
}
