import type {
  AfterConversionSettings,
  AppearanceSettings,
  ClosingSettings,
  FilterSettings,
  FrequencySettings,
  TeaserSettings,
  TriggerSettings,
} from '../settings/index.ts';
import type { PopupFormat } from '../values/popups/popup-formats.ts';
import type { PopupType } from '../values/popups/popup-types.ts';
import type { Language } from '../values/sites/languages.ts';
import type { Game } from '../values/popups/screens.ts';
import type { Prerendered } from './prerendered.ts';
import type { Prize } from './prize.ts';

/**
 * A game as the browser gets it: labels and order. It has odds only if the server does not draw
 * itself and has sent them.
 */
export interface PopupGame {
  readonly game: Game;
  readonly prizes: readonly Prize[];
  readonly skipsPlayScreenAfterWin: boolean;
  readonly hasCoupon: boolean;
  readonly formComes: 'before' | 'after' | 'never';
}

/**
 * A popup as the visitor's browser gets it, in our own words. The server sends it to a script of
 * its own build. For other scripts, `from-wire` converts it from the wire format, and no wire names
 * are used after that.
 */
export interface Popup {
  readonly id: string;
  readonly name: string;
  readonly type: PopupType;
  readonly format: PopupFormat;
  readonly accountId: string;
  /** A `PopupTarget`; other servers have more. It is reported as it came. */
  readonly target: string;
  readonly language: Language;
  /**
   * Absolute address of the template html, with the first screen where that is prerendered, or the
   * html itself.
   */
  readonly template:
    | { readonly url: string; readonly prerendered?: Prerendered }
    | { readonly html: string };
  /** Viewer id to report conversions under. */
  readonly viewerId: string;
  readonly triggers: TriggerSettings;
  readonly filters: FilterSettings;
  readonly frequency: FrequencySettings;
  readonly stopForConverted: boolean;
  /** Completed steps of a longer form are sent before it is submitted. */
  readonly keepsUnfinished?: boolean;
  readonly appearance: AppearanceSettings;
  readonly closing: ClosingSettings;
  readonly teaser?: TeaserSettings;
  readonly afterConversion: AfterConversionSettings;
  readonly game?: PopupGame;
  /** If the code is empty, the draw call gives each visitor a code when a coupon comes into view. */
  readonly coupon?: { readonly type: 'fixed' | 'unique'; readonly code: string };
  /** Address of the shop that applies a code; `{code}` is replaced by it. */
  readonly applyAddress?: string;
  readonly abTest?: {
    readonly name: string;
    readonly parentId: string;
    /** The popup that this variant replaces in its place and behind its links. */
    readonly originalId?: string;
  };
  /**
   * In free-plan popups, placeholders in texts are not replaced, and a credit line is shown.
   * docs/behaviour/popup-parts.md#placeholders.
   */
  readonly isFreePlan: boolean;
  readonly hasCredit: boolean;
}
