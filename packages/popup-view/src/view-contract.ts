import type { FilledField } from '@beckon/contract/form-rules';
import type { DrawnPrize, DrawError, Popup } from '@beckon/contract/popup';
import type { CloseTrigger, Language, Layout, Screen } from '@beckon/contract/values';
import type { Validator } from './form/use-validator.ts';
import type { LoadViewPart } from './part-contracts.ts';
import type { ShopPort } from './shop-port.ts';

export type { FilledField } from '@beckon/contract/form-rules';
export type { OfferedProduct, ProductsAsk, ShopPort } from './shop-port.ts';

/** The props from the runner. They determine everything that is drawn. */
export interface PopupViewProps {
  readonly popup: Popup;
  /** Template html as in docs/template-contract.md. It may be malformed. */
  readonly template: string;
  /** In phase `closing`, the exit effect plays, and then the view sends EXIT_ENDED. */
  readonly phase: 'open' | 'closing';
  readonly screen: Screen;
  readonly submit: 'idle' | 'sending' | 'sent';
  readonly layout: Layout;
  readonly language: Language;
  readonly isPreview: boolean;
  /** Present once the prize is drawn: games then show it. */
  readonly prize?: DrawnPrize;
  /** The draw failed. The game says so, and never that the visitor lost. */
  readonly drawError?: DrawError;
  /** Seconds until the close button works; 0 if it works now. */
  readonly closeReadyInSeconds: number;
  /** Milliseconds left on the popup's timer, if it has one. */
  readonly timerLeftMs?: number;
  /** Visitor's country for the phone field, two lower-case letters. */
  readonly countryCode?: string;
  /** The page's address parameters, for prefilled fields. */
  readonly pageParameters: ReadonlyMap<string, string>;
  /**
   * Values of the placeholder tags, in the popup's language. If absent, placeholders stay as they
   * are.
   */
  readonly tags?: ReadonlyMap<string, string>;
  /**
   * Address of the page around the popup, for `{conversion_url}` and `{path_url}` in links. If
   * absent, links keep these placeholders.
   */
  readonly pageUrl?: string;
  /** Present if the popup was prerendered: what was done before the view draws it. */
  readonly drawn?: DrawnBefore;
  /** The number of popups opened before this one, for the start of its tab order. */
  readonly order: number;
  readonly ports: ViewPorts;
  readonly onEvent: (event: PopupViewEvent) => void;
}

/** A prerendered popup at the moment when the view takes it over. docs/decisions/0060. */
export interface DrawnBefore {
  /** Whether its entry effect has ended. */
  readonly isSettled: boolean;
  /** When it was shown (ms since 1970). The fill time of a form starts then. */
  readonly shownAtMs: number;
  /** How far the page is moved down for it, in px. */
  readonly pushedPx: number;
  /** Closes the stage. */
  readonly closeStage: () => void;
  /** Called as soon as the view has taken the popup over. */
  readonly onReady: () => void;
}

/** Everything outside the popup that the view may use. */
export interface ViewPorts {
  /** Absolute address of a file that ships beside the view (lazy parts, images). */
  assetUrl(name: string): string;
  loadFreeMailDomains(): Promise<ReadonlySet<string> | undefined>;
  /** Loads the rules of a form, as soon as the form is drawn. Rejects if they cannot be loaded. */
  readonly loadValidator: () => Promise<Validator>;
  /** Loads a part of the view; undefined if that fails. */
  readonly loadPart: LoadViewPart;
  now(): number;
  /** Whether the visitor wants less motion. docs/behaviour/accessibility.md#movement. */
  prefersReducedMotion(): boolean;
  /**
   * Runs a step of the drawing in its own task, so that no step blocks the page for long; or at
   * once, if that does not matter.
   */
  inNextTask(step: () => void): void;
  /** The shop around the page; absent if there can be none. */
  readonly shop?: ShopPort;
}

export interface FilledForm {
  readonly fields: readonly FilledField[];
  readonly consentChecked: boolean;
  /** The honeypot was filled in. */
  readonly looksAutomated: boolean;
  /** Milliseconds from the first paint of the form to the submission. */
  readonly fillTimeMs: number;
}

/** The events that the view reports. */
export type PopupViewEvent =
  | { readonly name: 'SUBMIT_ASKED'; readonly form: FilledForm; readonly buttonText: string }
  /** `lacksConsent`: a required consent, in any step, is not given yet. */
  | {
      readonly name: 'STEP_COMPLETED';
      readonly step: number;
      readonly form: FilledForm;
      readonly lacksConsent: boolean;
    }
  /**
   * The visitor wants to close the popup. Sent once per open phase and screen, never while closing
   * is locked or counting down. `escape` is reported at once; the runner then waits 800 ms.
   */
  | { readonly name: 'CLOSE_ASKED'; readonly by: CloseTrigger }
  | {
      readonly name: 'LINK_CLICKED';
      readonly href: string;
      readonly newTab: boolean;
      /** The browser itself opens the address elsewhere, as the visitor asked with a key or button. */
      readonly isOpened?: boolean;
      readonly buttonText: string;
      readonly isConversion: boolean;
      readonly closes: boolean;
      readonly coupon?: string;
    }
  | { readonly name: 'PLAY_ASKED' }
  | { readonly name: 'PLAY_ENDED' }
  /**
   * The visitor can see a coupon whose code is drawn for each visitor. Sent again when the visitor
   * tries again.
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
   * Asks to move the page down by `heightPx` (0 moves it back) within `overMs` milliseconds. The
   * view never moves the page itself.
   */
  | { readonly name: 'PUSH_PAGE'; readonly heightPx: number; readonly overMs: number }
  | { readonly name: 'SHOWN' }
  | { readonly name: 'EXIT_ENDED' }
  | { readonly name: 'TEMPLATE_BROKEN'; readonly why: string }
  /**
   * The page has removed the element in which the popup is drawn. Reported by the code that added
   * the element.
   */
  | { readonly name: 'THROWN_AWAY' };

/** The tab that re-opens a closed popup. */
export interface TeaserViewProps {
  readonly popup: Popup;
  /**
   * The popup's template html, for its colours. Absent if it could not be loaded; the tab is dark
   * then.
   */
  readonly template?: string;
  readonly state: 'tab' | 'behind-popup';
  readonly language: Language;
  /**
   * Whether the visitor no longer needs the tab, because they have answered the popup in another
   * tab of the browser.
   */
  readonly isOver?: () => boolean;
  readonly onEvent: (event: {
    readonly name: 'TEASER_CLICKED' | 'TEASER_CLOSE_ASKED' | 'POPUP_UNAVAILABLE';
  }) => void;
}

/** A drawn view: `update` gives it new props, `unmount` removes it and everything it started. */
export interface Mounted<Props> {
  update(props: Props): void;
  unmount(): void;
}

/** Draws popups: into the given shadow root, where it also adopts its style sheets. */
export interface ViewPart {
  mountPopup(root: ShadowRoot, props: PopupViewProps): Mounted<PopupViewProps>;
  /** Takes over a prerendered popup in the root, which `props.drawn` describes. */
  hydratePopup(root: ShadowRoot, props: PopupViewProps): Mounted<PopupViewProps>;
  mountTeaser(root: ShadowRoot, props: TeaserViewProps): Mounted<TeaserViewProps>;
  /** Returns why a template cannot be drawn; undefined if it can. */
  whyBroken(template: string, popupId: string): string | undefined;
}
