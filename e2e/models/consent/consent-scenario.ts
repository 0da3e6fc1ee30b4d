import type { ScenarioPage } from '../../helpers/scenario-site.ts';

/**
 * Actions of a visitor on a page that asks for consent, and the expected state of the page
 * afterwards. Each scenario runs in every browser. docs/behaviour/consent.md
 */
export interface ConsentScenario extends ScenarioPage {
  readonly title: string;
  readonly path?: string;
  /** Selectors to click before the comparison starts. */
  readonly first?: readonly string[];
  /** Selectors to click while events are compared. If empty, the page load itself is compared. */
  readonly presses: readonly string[];
  /** A JavaScript expression that becomes true when everything has happened. */
  readonly until: string;
  /** The expected events, without those that other scripts may send at any time. */
  readonly events: readonly string[];
  /** All cookies of the page by name. */
  readonly cookies: Readonly<Record<string, string>>;
  /**
   * The categories of each consent record that the server received, or its services if the record
   * has any.
   */
  readonly records: readonly unknown[];
  /** Names of scripts that waited for consent and then ran. */
  readonly ran: readonly string[];
}

export const ALL = ['marketing', 'statistics', 'preferences', 'functional'];
export const IS_SHOWN = 'document.querySelector(".cmplz-cookiebanner.cmplz-show") !== null';
export const IS_GONE = 'document.querySelector("button.cmplz-manage-consent.cmplz-show") !== null';
export const BOTH = ['marketing', 'statistics'];
export const BOTH_RAN = 'window.ran?.length === 2';

/** JavaScript that sets cookies for a year, as an earlier page did. */
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
