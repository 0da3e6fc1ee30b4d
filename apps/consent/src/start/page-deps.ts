import type { Wanted } from '../blocking/blocked-elements.ts';
import type { BannerStatus } from '../consent/stored-consent.ts';
import type { WordPressConsent } from '../integrations/wordpress.ts';
import type { OtherTabs } from '../page/other-tabs.ts';
import type { PageTools } from './page-tools.ts';

/** Content that waits for consent. */
export interface BlockedContent {
  releaseWanted(wanted: Wanted): void;
  /** Everything that a decision allows has been named. When it has run, the page is notified. */
  endRound(): void;
  /** Handles what was added to the page: shows notices, and releases what already has consent. */
  look(): void;
}

export interface BannerControl {
  /** Listens to presses from now on. Only the parts of the page's first session may do this. */
  listen(): void;
  /** Shows what the visitor has to see, when its html and styles are loaded. */
  show(): void;
  apply(status: BannerStatus): void;
  /** Sets every box on the page to the current choices. */
  syncBoxes(): void;
  fillPanel(): void;
}

/** What is the same for all settings. It is made once per page. */
export interface SharedDeps {
  readonly tools: PageTools;
  readonly wordpress: WordPressConsent;
  readonly otherTabs: OtherTabs;
}

/** Everything that carries out steps. */
export interface PageDeps extends SharedDeps {
  readonly content: BlockedContent;
  readonly banner: BannerControl;
  /** Starts the page: runs what has consent, and asks the visitor if necessary. */
  start(): void;
}
