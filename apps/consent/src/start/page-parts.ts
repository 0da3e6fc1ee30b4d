import type { Wanted } from '../blocking/blocked-elements.ts';
import type { IsVideoAllowed } from '../blocking/wordpress-videos.ts';
import type { BannerStatus } from '../consent/stored-consent.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageLook } from './page-look.ts';
import type { PageTools } from './page-tools.ts';

/** What a lazily loaded part gets. */
export interface PartDeps {
  readonly tools: PageTools;
  readonly session: ConsentSession;
  readonly look: PageLook;
  readonly loadSeldom: () => Promise<SeldomPart | undefined>;
}

/** Banner, panel and all controls. Loaded if the visitor has to be asked, or can change something. */
export interface BannerPart {
  show(): Promise<void>;
  apply(status: BannerStatus): void;
  syncBoxes(): void;
  fillPanel(): Promise<void>;
}

/**
 * The panel of a policy page, the Tab key in a banner that covers the page, videos of WordPress,
 * notices in shadow roots, the clean-up of cookies, the boxes of single services in the banner, a
 * banner that closes by itself, and a line for owners whose server could write no styles.
 */
export interface SeldomPart {
  /**
   * Deletes what services without consent have stored. If consent is given per service, this is
   * repeated from the first call on.
   */
  cleanUp(): Promise<void>;
  fillPanel(): Promise<void>;
  /**
   * Closes the banner after a time or when the page is scrolled. Returns a function that stops
   * this.
   */
  armAutoDismiss(): () => void;
  /** Keeps the Tab key in the banner as long as it covers the page. */
  keepTabIn(banner: HTMLElement): void;
  /** Lets the notices of a shadow root look and work like others. */
  prepareTree(tree: ShadowRoot): void;
  reportFallbackStyles(): void;
  /** Starts WordPress's videos that are allowed. */
  releaseVideos(isAllowed: IsVideoAllowed): void;
  /** Lets the site's server print the area around a button that accepts again, with its content. */
  printAgain(button: HTMLElement): void;
  toggleSettings(button: HTMLElement): void;
}

/** Notices over blocked content, and consent areas. Loaded if a page has any of these. */
export interface ContentPart {
  /** Adds boxes and notices for new elements. */
  look(): void;
  /**
   * Runs the scripts, gives all other elements their content back, and fills the areas of this
   * category or service.
   */
  releaseWanted(wanted: Wanted): void;
  /** Reports when no script runs or waits any more. */
  settle(): void;
}

export interface ContentDeps extends PartDeps {
  /**
   * Finds the waiting elements that were not refused by their own answer. They are searched while
   * the iterator is read.
   */
  findWaiting(wanted: Wanted): Iterator<HTMLElement, undefined>;
  /** Called when no script runs or waits any more. */
  onAllRan(): void;
}

/** Asks the server about this visitor. Loaded if the site wants this. */
export interface RegionPart {
  /**
   * Settings for this visitor, from the visit's cache or from the server; undefined if there are
   * none.
   */
  readUserData(): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** The dependencies and the type of each part. */
export interface PartKinds {
  readonly banner: { readonly deps: PartDeps; readonly part: BannerPart };
  readonly seldom: { readonly deps: PartDeps; readonly part: SeldomPart };
  readonly content: { readonly deps: ContentDeps; readonly part: ContentPart };
  readonly region: {
    readonly deps: { readonly tools: PageTools; readonly session: ConsentSession };
    readonly part: RegionPart;
  };
  /** Sends unanswered reports of choices again. Loaded if this browser keeps any. */
  readonly unsent: { readonly deps: ExtrasDeps; readonly part: unknown };
  /** Loaded if this build of consent.js lacks what the page's settings need. */
  readonly extras: { readonly deps: ExtrasDeps; readonly part: unknown };
}

export interface ExtrasDeps {
  readonly tools: PageTools;
  /** Called each time, because the server may send other settings for this visitor. */
  readonly session: () => ConsentSession;
  /**
   * True if the page has already started: then integrations are informed of the current choices at
   * once.
   */
  readonly isLate?: boolean;
}
