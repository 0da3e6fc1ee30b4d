import type { ScenarioPage } from '../helpers/scenario-site.ts';

/**
 * What a visitor does on a page that asks for consent, and all that has to be there afterwards.
 * Pages of the same scenario are played in every browser. docs/behaviour/consent.md
 */
export interface ConsentScenario extends ScenarioPage {
  readonly title: string;
  readonly path?: string;
  /** Selectors that are pressed before the part of the visit that is compared. */
  readonly first?: readonly string[];
  /** Selectors that are pressed in it; none: the load of the page is compared. */
  readonly presses: readonly string[];
  /** An expression that turns true when all has happened. */
  readonly until: string;
  /** Events of the page that was compared, without those whose moment is another script's. */
  readonly events: readonly string[];
  /** All cookies of the page by name. */
  readonly cookies: Readonly<Record<string, string>>;
  /** Categories of each record that the server got since then, or services where it names such. */
  readonly records: readonly unknown[];
  /** Held-back scripts that have run on the page as it is now. */
  readonly ran: readonly string[];
}

export const ALL = ['marketing', 'statistics', 'preferences', 'functional'];
export const IS_SHOWN = 'document.querySelector(".cmplz-cookiebanner.cmplz-show") !== null';
export const IS_GONE = 'document.querySelector("button.cmplz-manage-consent.cmplz-show") !== null';
export const BOTH = ['marketing', 'statistics'];
export const BOTH_RAN = 'window.ran?.length === 2';

/** A year's cookie as an earlier page has written it. */
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
