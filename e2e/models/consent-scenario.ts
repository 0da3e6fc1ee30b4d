import type { ScenarioPage } from '../helpers/scenario-site.ts';

/**
 * What a visitor does on a page that asks for consent, and the state that the page must have
 * afterwards. Each scenario is played in every browser. docs/behaviour/consent.md
 */
export interface ConsentScenario extends ScenarioPage {
  readonly title: string;
  readonly path?: string;
  /** Selectors to click before the comparison begins. */
  readonly first?: readonly string[];
  /** Selectors to click while events are compared. If empty, the page load itself is compared. */
  readonly presses: readonly string[];
  /** An expression that becomes true when everything has happened. */
  readonly until: string;
  /** The page's events, without those whose time is up to other scripts. */
  readonly events: readonly string[];
  /** All cookies of the page by name. */
  readonly cookies: Readonly<Record<string, string>>;
  /**
   * The categories of each record that the server got in that time, or its services if the record
   * has any.
   */
  readonly records: readonly unknown[];
  /** Scripts that waited for consent and have run on the page. */
  readonly ran: readonly string[];
}

export const ALL = ['marketing', 'statistics', 'preferences', 'functional'];
export const IS_SHOWN = 'document.querySelector(".cmplz-cookiebanner.cmplz-show") !== null';
export const IS_GONE = 'document.querySelector("button.cmplz-manage-consent.cmplz-show") !== null';
export const BOTH = ['marketing', 'statistics'];
export const BOTH_RAN = 'window.ran?.length === 2';

/** The text that sets cookies for a year, as an earlier page has done. */
export const keep = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `document.cookie = '${name}=${value};path=/;max-age=9999';`)
    .join('');

export const saved = (
  categories: readonly string[],
  services = {},
): Readonly<Record<string, string>> => ({
  cmplz_saved_categories: JSON.stringify(categories),
  cmplz_saved_services: JSON.stringify(services),
});

export const choices = (marketing: string, statistics = marketing, preferences = statistics) => ({
  cmplz_marketing: marketing,
  cmplz_statistics: statistics,
  cmplz_preferences: preferences,
  cmplz_functional: 'allow',
});

export const DISMISSED = { 'cmplz_banner-status': 'dismissed', cmplz_policy_id: '34' };
