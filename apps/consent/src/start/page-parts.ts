import type { Wanted } from '../blocking/blocked-elements.ts';
import type { BannerStatus } from '../consent/stored-consent.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageLook } from './page-look.ts';
import type { PageTools } from './page-tools.ts';

/** What a part gets that is loaded later. */
export interface PartDeps {
  readonly tools: PageTools;
  readonly session: ConsentSession;
  readonly look: PageLook;
  readonly loadSeldom: () => Promise<SeldomPart | undefined>;
}

/** Banner, panel and every control. It is loaded if there is something to ask or to change. */
export interface BannerPart {
  show(): Promise<void>;
  apply(status: BannerStatus): void;
  syncBoxes(): void;
  fillPanel(): Promise<void>;
}

/**
 * The panel of a policy page, the clean-up of cookies, the boxes of single services in the banner,
 * and a line for owners whose server could write no styles.
 */
export interface SeldomPart {
  /** Deletes cookies of services without consent, from the first call on. */
  cleanUp(): void;
  fillPanel(): Promise<void>;
  reportFallbackStyles(): void;
  toggleSettings(button: HTMLElement): void;
}

/** Notices over blocked content, and consent areas. It is loaded if a page has any of these. */
export interface ContentPart {
  /** Adds boxes and notices for new elements. */
  look(): void;
  /**
   * Runs the scripts, gives all other elements their content back, and fills the areas of this
   * category or service.
   */
  releaseWanted(wanted: Wanted): void;
  /** Reports when nothing runs or waits any more. */
  settle(): void;
}

export interface ContentDeps extends PartDeps {
  /** Elements that wait and were not denied by themselves. They are searched while they are read. */
  findWaiting(wanted: Wanted): Iterator<HTMLElement, undefined>;
  /** Called when nothing runs or waits any more. */
  onAllRan(): void;
}

/** Asks the server about this visitor. It is loaded if the site wants this. */
export interface RegionPart {
  /** Settings for this visitor, from the cache of the visit or the server; undefined: none. */
  readUserData(): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** What each part gets, and what it is. */
export interface PartKinds {
  readonly banner: { readonly deps: PartDeps; readonly part: BannerPart };
  readonly seldom: { readonly deps: PartDeps; readonly part: SeldomPart };
  readonly content: { readonly deps: ContentDeps; readonly part: ContentPart };
  readonly region: {
    readonly deps: { readonly tools: PageTools; readonly session: ConsentSession };
    readonly part: RegionPart;
  };
  /** It is loaded if this build of consent.js lacks what the page's settings ask for. */
  readonly extras: { readonly deps: ExtrasDeps; readonly part: unknown };
}

export interface ExtrasDeps {
  readonly tools: PageTools;
  /** Called each time, because the server may send other settings for this visitor. */
  readonly session: () => ConsentSession;
  /** The page has started, so integrations are informed of the current choices at once. */
  readonly isLate?: boolean;
}
