import type {
  AfterConversionSettings,
  AppearanceSettings,
  ClosingSettings,
  FilterSettings,
  FrequencySettings,
  TeaserSettings,
  TriggerSettings,
} from '../settings/index.ts';
import type { PopupFormat } from '../values/popup-formats.ts';
import type { PopupType } from '../values/popup-types.ts';
import type { Language } from '../values/languages.ts';
import type { Game, PopupTarget } from '../values/screens.ts';
import type { Prerendered } from './prerendered.ts';
import type { Prize } from './prize.ts';

/**
 * A game as the browser knows it: labels and order; odds only when a server that draws nothing
 * itself sent them.
 */
export interface PopupGame {
  readonly game: Game;
  readonly prizes: readonly Prize[];
  readonly skipsPlayScreenAfterWin: boolean;
  readonly hasCoupon: boolean;
  readonly formComes: 'before' | 'after' | 'never';
}

/**
 * A popup as the visitor's browser knows it, in our own words. The server sends it to a script of
 * its own build; for others `from-wire` makes it of the wire: the wire's names end there.
 */
export interface Popup {
  readonly id: string;
  readonly name: string;
  readonly type: PopupType;
  readonly format: PopupFormat;
  readonly accountId: string;
  readonly target: PopupTarget;
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
  /**
   * An empty code is given by the draw call, to each visitor for themselves, when a coupon comes
   * into sight.
   */
  readonly coupon?: { readonly type: 'fixed' | 'unique'; readonly code: string };
  /** Address of the shop that applies a code; `{code}` stands for it. */
  readonly applyAddress?: string;
  readonly abTest?: { readonly name: string; readonly parentId: string };
  /**
   * Copy of free-plan popups keeps its tags unreplaced, and a credit line is shown.
   * docs/behaviour/popup-parts.md#placeholders.
   */
  readonly isFreePlan: boolean;
  readonly hasCredit: boolean;
}
