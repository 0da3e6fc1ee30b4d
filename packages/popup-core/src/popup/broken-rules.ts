import type { Popup } from '@beckon/contract/popup';

/**
 * A malformed trigger, filter or frequency limit in the display answer. It counts as "does not
 * pass", and the trace names it.
 */
export interface BrokenRule {
  readonly kind: 'trigger' | 'filter';
  /** The name of the setting in our code, such as `scrolledPercent` or `cookies`. */
  readonly name: string;
  readonly why: string;
}

/** A popup, and those of its rules that could not be read. */
export interface PopupWithBrokenRules {
  readonly popup: Popup;
  readonly brokenRules: readonly BrokenRule[];
}
