import type { Popup } from '@beckon/contract/popup';
import type { Language } from '@beckon/contract/values';
import type { BrokenRule } from '@beckon/popup-core/popup/broken-rules';

/** What is decided by: as much of a popup as pages pay for on which nothing opens. */
export interface TriggeredPopup extends Pick<Popup, 'id' | 'name' | 'type' | 'triggers'> {
  /** Every time on every page: triggers that fire once a session fire again. */
  readonly isUncapped?: boolean;
}

/**
 * A popup as it arrived: what could be read of its rules, and the rest for the moment at which it
 * is wanted.
 */
export interface PopupEntry {
  readonly popup: TriggeredPopup;
  readonly brokenRules: readonly BrokenRule[];
  /** Filters may still stop it when a trigger fires: not everything is loaded ahead. */
  readonly hasFilters: boolean;
  /** Its tab is to be seen before it has opened. */
  readonly teaserComesFirst: boolean;
  /** Not yet read; `popupFromWire` does. */
  readonly wire: Readonly<Record<string, unknown>>;
  readonly answer: { readonly language: Language; readonly isFreePlan: boolean };
}
