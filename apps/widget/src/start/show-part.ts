import type { PopupExplanation } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { DisplayDecision, SiteFacts } from '../popup/display-answer.ts';
import type { KnownPopup } from '../popup/known-popup.ts';
import type { TracedPopup } from '../trace/explain-popups.ts';
import type { VisitorSession } from './visitor-session.ts';
import type { World } from './world.ts';

/** One popup's ties to the deciding half of the page. */
export interface PopupEnds {
  readonly known: KnownPopup;
  readonly site: SiteFacts;
  readonly order: number;
  readonly countryCode: string | undefined;
  readonly usedTriggers: readonly TriggerName[];
  /** The trigger as the owner set it, where it differs from what happened (automatic timing). */
  readonly armedAs: () => TriggerName | undefined;
  readonly disarm: () => void;
}

export interface ShowFacts {
  readonly world: World;
  readonly visitor: VisitorSession;
  readonly pageParameters: ReadonlyMap<string, string>;
  readonly isPreview: boolean;
  readonly openById: (popupId: string, by: TriggerName) => Promise<boolean>;
}

/** A popup that somebody wanted: its filters are asked, its life has begun. */
export interface LivePopup {
  readonly stateName: () => string;
  /** A trigger fired. Returns whether the popup is on its way to the visitor, or there. */
  readonly fire: (by: TriggerName) => boolean;
  readonly trace: () => TracedPopup;
  readonly leave: () => void;
}

/** The showing half of one page view. */
export interface Show {
  /** Undefined when the popup turns out not to be showable; the reason is logged. */
  run(ends: PopupEnds): LivePopup | undefined;
  /** Conversions of earlier pages that did not arrive. */
  resendPending(): void;
  /** Joins what is known here with what the server says to the bearer of an owner token. */
  explain(popups: readonly TracedPopup[]): Promise<readonly PopupExplanation[]>;
  /** `?ppt-explain`: the same as a panel on the page, live. */
  openExplainPanel(explain: () => Promise<readonly PopupExplanation[]>): void;
  showOwnerNotice(decision: DisplayDecision): void;
  /** Puts the host page back as it was; the popups have left before. */
  stop(): void;
}

/** The lazily loaded `show` file: a page on which nothing opens never pays for it. */
export interface ShowPart {
  openShow(facts: ShowFacts): Show;
}

export function isShowPart(part: unknown): part is ShowPart {
  return typeof part === 'object' && part !== null && 'openShow' in part;
}
