import type { Popup } from '@beckon/contract/popup';

/**
 * A trigger, filter or cap that came malformed over the wire: it counts as "does not pass" and is
 * named in the trace.
 */
export interface BrokenRule {
  readonly kind: 'trigger' | 'filter';
  /** The setting, in our own words: `scrolledPercent`, `cookies` … */
  readonly name: string;
  readonly why: string;
}

/** A popup in full, with the rules of it that could not be read. */
export interface PopupWithBrokenRules {
  readonly popup: Popup;
  readonly brokenRules: readonly BrokenRule[];
}
