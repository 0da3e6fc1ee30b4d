import type { FilledField } from '@beckon/contract/form-rules';
import type { DrawnPrize, DrawError, Popup } from '@beckon/contract/popup';
import type { CloseTrigger, Language, Layout, Screen } from '@beckon/contract/values';
import type { Validator } from './form/use-validator.ts';
import type { LoadViewPart } from './part-contracts.ts';
import type { ShopPort } from './shop-port.ts';

export type { FilledField } from '@beckon/contract/form-rules';
export type { OfferedProduct, ProductsAsk, ShopPort } from './shop-port.ts';

/** What the runner gives the view: everything that is drawn follows from it. */
export interface PopupViewProps {
  readonly popup: Popup;
  /** Template html of docs/template-contract.md; not trusted to be well formed. */
  readonly template: string;
  /** `closing` plays the exit effect, then the view sends EXIT_ENDED. */
  readonly phase: 'open' | 'closing';
  readonly screen: Screen;
  readonly submit: 'idle' | 'sending' | 'sent';
  readonly layout: Layout;
  readonly language: Language;
  readonly isPreview: boolean;
  /** Known when the prize is drawn: the games end with it. */
  readonly prize?: DrawnPrize;
  /** The draw failed: the game says so, and never that the visitor lost. */
  readonly drawError?: DrawError;
  /** Seconds until the close button works; 0: ready. */
  readonly closeReadyInSeconds: number;
  /** Milliseconds left on the popup's timer, when it has one. */
  readonly timerLeftMs?: number;
  /** Visitor's country for the phone field, two small letters. */
  readonly countryCode?: string;
  /** The page's address parameters, for prefilled fields. */
  readonly pageParameters: ReadonlyMap<string, string>;
  /**
   * Placeholder tags to put into the copy, already in the popup's language; absent: leave copy as
   * it is.
   */
  readonly tags?: ReadonlyMap<string, string>;
  /**
   * Address of the page around the popup, for `{conversion_url}` and `{path_url}` in links; if
   * absent, links keep them.
   */
  readonly pageUrl?: string;
  /** What was done for a popup that is in the page before the view draws it. */
  readonly drawn?: DrawnBefore;
  /** Popups opened before this one, for the tab-order base kept as data. */
  readonly order: number;
  readonly ports: ViewPorts;
  readonly onEvent: (event: PopupViewEvent) => void;
}

/** A prerendered popup at the moment when the view takes it over. docs/decisions/0060. */
export interface DrawnBefore {
  /** Its entry effect is over. */
  readonly isSettled: boolean;
  /** When it was shown: a form counts its filling time from then. */
  readonly shownAtMs: number;
  /** How far the page is moved down for it. */
  readonly pushedPx: number;
  /** Closes the stage again. */
  readonly closeStage: () => void;
  /** Runs as soon as the popup works. */
  readonly onReady: () => void;
}

/** Everything outside that the view may use. */
export interface ViewPorts {
  /** Absolute address of a file that ships beside the view (lazy parts, images). */
  assetUrl(name: string): string;
  loadFreeMailDomains(): Promise<ReadonlySet<string> | undefined>;
  /** The rules of a form; requested as soon as it is drawn. Rejects if they cannot be loaded. */
  readonly loadValidator: () => Promise<Validator>;
  /** Undefined if a part cannot be loaded. */
  readonly loadPart: LoadViewPart;
  now(): number;
  /** The visitor wants less motion. docs/behaviour/accessibility.md#movement. */
  prefersReducedMotion(): boolean;
  /**
   * Runs a step of the drawing in its own task, so that none blocks the page for long; or at once,
   * where that does not matter.
   */
  inNextTask(step: () => void): void;
  /** The shop around the page; absent where there can be none. */
  readonly shop?: ShopPort;
}

export interface FilledForm {
  readonly fields: readonly FilledField[];
  readonly consentChecked: boolean;
  /** The honeypot was filled in. */
  readonly looksAutomated: boolean;
  /** Milliseconds from first paint of the form to the submission. */
  readonly fillTimeMs: number;
}

/** Facts that the view reports. */
export type PopupViewEvent =
  | { readonly name: 'SUBMIT_ASKED'; readonly form: FilledForm; readonly buttonText: string }
  /** `lacksConsent`: a consent that the form requires, in any step, is not given yet. */
  | {
      readonly name: 'STEP_COMPLETED';
      readonly step: number;
      readonly form: FilledForm;
      readonly lacksConsent: boolean;
    }
  /**
   * Once per open phase and screen, never while closing is locked or counting down. `escape` is
   * reported at once: the runner waits its 800 ms.
   */
  | { readonly name: 'CLOSE_ASKED'; readonly by: CloseTrigger }
  | {
      readonly name: 'LINK_CLICKED';
      readonly href: string;
      readonly newTab: boolean;
      readonly buttonText: string;
      readonly isConversion: boolean;
      readonly closes: boolean;
      readonly coupon?: string;
    }
  | { readonly name: 'PLAY_ASKED' }
  | { readonly name: 'PLAY_ENDED' }
  /**
   * A coupon whose code is drawn for each visitor is in sight; sent again when the visitor tries
   * once more.
   */
  | { readonly name: 'COUPON_WANTED' }
  | { readonly name: 'COUPON_COPIED'; readonly code: string; readonly buttonText: string }
  | {
      readonly name: 'PRODUCT_CHOSEN';
      readonly buttonText: string;
      readonly productId: string;
      readonly productName: string;
      readonly variantId: string;
      readonly productUrl: string;
      readonly action: string;
    }
  /**
   * Asks to move the page down by this height (0: back) over so many milliseconds; the view never
   * touches the page itself.
   */
  | { readonly name: 'PUSH_PAGE'; readonly heightPx: number; readonly overMs: number }
  | { readonly name: 'SHOWN' }
  | { readonly name: 'EXIT_ENDED' }
  | { readonly name: 'TEMPLATE_BROKEN'; readonly why: string }
  /**
   * The page has removed the element that the popup is drawn in; reported by the code that put it
   * there.
   */
  | { readonly name: 'THROWN_AWAY' };

/** The tab that re-opens a closed popup. */
export interface TeaserViewProps {
  readonly popup: Popup;
  /**
   * The popup's template html, for its colours; absent if it could not be loaded: the tab is dark
   * then.
   */
  readonly template?: string;
  readonly state: 'tab' | 'behind-popup';
  readonly language: Language;
  readonly onEvent: (
    event: { readonly name: 'TEASER_CLICKED' } | { readonly name: 'TEASER_CLOSE_ASKED' },
  ) => void;
}

/** A drawn view: `update` gives it new props, `unmount` removes it and everything it started. */
export interface Mounted<Props> {
  update(props: Props): void;
  unmount(): void;
}

/** The drawing half: draws into the given shadow root, and adopts its style sheets there. */
export interface ViewPart {
  mountPopup(root: ShadowRoot, props: PopupViewProps): Mounted<PopupViewProps>;
  /** Takes over a prerendered popup that is in the root, as `props.drawn` says. */
  hydratePopup(root: ShadowRoot, props: PopupViewProps): Mounted<PopupViewProps>;
  mountTeaser(root: ShadowRoot, props: TeaserViewProps): Mounted<TeaserViewProps>;
  /** Why a template cannot be drawn; undefined when it can. */
  whyBroken(template: string, popupId: string): string | undefined;
}
