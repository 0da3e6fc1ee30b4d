import type { Wanted } from '../blocking/blocked-elements.ts';
import type { BannerStatus } from '../consent/stored-consent.ts';
import type { WordPressConsent } from '../integrations/wordpress.ts';
import type { OtherTabs } from '../page/other-tabs.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageLook } from './page-look.ts';
import type { PageTools } from './page-tools.ts';

/** Content that waits for consent. */
export interface BlockedContent {
  releaseWanted(wanted: Wanted): void;
  /** All that a decision lets run has been named: once that has run, the page is told. */
  endRound(): void;
  /** Treats what has come to the page: notices, and what has consent already. */
  look(): void;
}

export interface BannerControl {
  /** Hears presses from now on; only the parts of the session that the page starts with may. */
  listen(): void;
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
  readonly otherTabs: OtherTabs;
}

/** Everything that steps are carried out with. */
export interface PageParts extends SharedParts {
  readonly content: BlockedContent;
  readonly banner: BannerControl;
  /** Boots the page: what has consent runs, who has to be asked is asked. */
  start(): void;
}

/** What a part that is loaded later is handed. */
export interface PartDeps {
  readonly tools: PageTools;
  readonly session: ConsentSession;
  readonly look: PageLook;
  readonly loadSeldom: () => Promise<SeldomPart | undefined>;
}

/** Banner, panel and every control: loaded where there is something to ask or to change. */
export interface BannerPart {
  show(): Promise<void>;
  apply(status: BannerStatus): void;
  syncBoxes(): void;
  fillPanel(): Promise<void>;
}

/**
 * The panel of a policy page, the clean-up of cookies, and a line for owners whose server could
 * write no styles.
 */
export interface SeldomPart {
  /** Deletes cookies of what has no consent, from the first time on. */
  cleanUp(): void;
  fillPanel(): Promise<void>;
  reportFallbackStyles(): void;
  toggleSettings(button: HTMLElement): void;
}

/** Notices over blocked content, and consent areas: loaded where a page has such. */
export interface ContentPart {
  /** Boxes and notices for what is new. */
  look(): void;
  /** Runs the scripts, gives all else its content back, and fills the areas of the same. */
  releaseWanted(wanted: Wanted): void;
  /** Tells when nothing runs or waits any more. */
  settle(): void;
}

export interface ContentDeps extends PartDeps {
  /** What waits, and was not denied by itself; looked for as it is read. */
  findWaiting(wanted: Wanted): Iterator<HTMLElement, undefined>;
  /** Nothing runs or waits any more. */
  onAllRan(): void;
}

/** Asks the server about this visitor: loaded where the site wants that. */
export interface RegionPart {
  /** Settings for this visitor, from the cache of the visit or the server; undefined: none. */
  readUserData(): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** What each part is handed, and what it is. */
export interface PartKinds {
  readonly banner: { readonly deps: PartDeps; readonly part: BannerPart };
  readonly seldom: { readonly deps: PartDeps; readonly part: SeldomPart };
  readonly content: { readonly deps: ContentDeps; readonly part: ContentPart };
  readonly region: {
    readonly deps: { readonly tools: PageTools; readonly session: ConsentSession };
    readonly part: RegionPart;
  };
  /** Where this build of consent.js lacks what the page's settings ask for. */
  readonly extras: { readonly deps: ExtrasDeps; readonly part: unknown };
}

export interface ExtrasDeps {
  readonly tools: PageTools;
  /** Asked for each time: the server may bring other settings for this visitor. */
  readonly session: () => ConsentSession;
  /** The page has started: integrations are told what holds at once. */
  readonly isLate?: boolean;
}
