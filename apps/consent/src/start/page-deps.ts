import type { Wanted } from '../blocking/blocked-elements.ts';
import type { BannerStatus } from '../consent/stored-consent.ts';
import type { WordPressConsent } from '../integrations/wordpress.ts';
import type { OtherTabs } from '../page/other-tabs.ts';
import type { PageTools } from './page-tools.ts';

/** Content that waits for consent. */
export interface BlockedContent {
  releaseWanted(wanted: Wanted): void;
  /**
   * Called when everything that a decision allows was named. Notifies the page when all of it has
   * run.
   */
  endRound(): void;
  /** Handles what was added to the page: shows notices, and releases what already has consent. */
  look(): void;
}

export interface BannerControl {
  /** Listens to clicks from now on. Only the parts of the page's first session may do this. */
  listen(): void;
  /** Shows the banner or the tab, once its html and styles are loaded. */
  show(): void;
  apply(status: BannerStatus): void;
  /** Deletes what services without consent have stored. Never rejects. */
  cleanUp(): Promise<unknown>;
  /** Puts the tab back if the page has removed it. */
  keepTab(): unknown;
  /** Sets every checkbox on the page to the current choices. */
  syncBoxes(): void;
  fillPanel(): void;
}

/** What all settings share. It is created once per page. */
export interface SharedDeps {
  readonly tools: PageTools;
  readonly wordpress: WordPressConsent;
  readonly otherTabs: OtherTabs;
}

/** Everything that carries out steps. */
export interface PageDeps extends SharedDeps {
  readonly content: BlockedContent;
  readonly banner: BannerControl;
  /** Starts the page: runs everything that has consent, and asks the visitor if necessary. */
  start(): void;
}
