import type { ConsentCalls } from '../calls/consent-calls.ts';
import type { BannerStatus } from '../consent/stored-consent.ts';
import type { WordPressConsent } from '../integrations/wordpress.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageTools } from './page-tools.ts';

/** What an activation is about. */
export type Wanted = { readonly category: string } | { readonly service: string };

/** Content that waits for consent. */
export interface BlockedContent {
  activate(wanted: Wanted): void;
  startRound(): void;
  /** Treats what has come to the page: notices, and what has consent already. */
  look(): void;
  /** Deletes cookies of what has no consent, from the first time on. */
  cleanUp(): void;
}

export interface BannerControl {
  /** Shows what the visitor has to see, once its html and styles are there. */
  show(): void;
  apply(status: BannerStatus): void;
  /** Brings every box on the page in step with what holds. */
  syncBoxes(): void;
  fillPanel(): void;
}

/** What is the same whatever settings hold: made once a page. */
export interface SharedParts {
  readonly tools: PageTools;
  readonly wordpress: WordPressConsent;
  readonly otherTabs: { tell(): void };
}

/** Everything that steps are carried out with. */
export interface PageParts extends SharedParts {
  readonly calls: ConsentCalls;
  readonly content: BlockedContent;
  readonly banner: BannerControl;
  /** Boots the page: what has consent runs, who has to be asked is asked. */
  start(): void;
}

/** What a part that is loaded later is handed. */
export interface PartDeps {
  readonly tools: PageTools;
  readonly session: ConsentSession;
  readonly calls: ConsentCalls;
}

/** Banner, tab, panel and every control: loaded where there is something to ask or to change. */
export interface BannerPart {
  show(): Promise<void>;
  apply(status: BannerStatus): void;
  syncBoxes(): void;
  fillPanel(): Promise<void>;
}

/** Notices over blocked content, consent areas, clean-up: loaded where a page has such. */
export interface ContentPart {
  /** Boxes and notices for what is new. */
  look(): void;
  /** Gives `found` (all but scripts) its content back, and fills the areas of the same. */
  activate(wanted: Wanted, found: readonly HTMLElement[]): void;
  cleanUp(): void;
}

/** The modules of the parts. */
export interface PartModules {
  readonly banner: { createBannerPart(deps: PartDeps): BannerPart };
  readonly content: { createContentPart(deps: PartDeps): ContentPart };
}
