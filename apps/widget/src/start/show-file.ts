import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';
import type { PopupExplanation } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { DisplayDecision, SiteOptions } from '../popup/display-answer.ts';
import type { PageShop } from '../shop/page-shop.ts';
import type { TracedPopup } from '../trace/explain-popups.ts';
import type { VisitorSession } from './visitor-session.ts';
import type { BrowserEnvironment } from './environment.ts';

/** What the showing half gets to know about the page view. */
export interface PageContext extends BrowserEnvironment {
  readonly visitor: VisitorSession;
  readonly shop: PageShop;
  readonly pageParameters: ReadonlyMap<string, string>;
  readonly isPreview: boolean;
}

/** One popup as it was decided on. */
export interface OfferedPopup {
  readonly details: PopupWithBrokenRules;
  readonly site: SiteOptions;
  readonly order: number;
  readonly countryCode: string | undefined;
  readonly usedTriggers: readonly TriggerName[];
}

/** What a popup asks of the deciding half of the page. */
export interface PopupCallbacks {
  readonly disarm: () => void;
  /** Opens another popup, as if the visitor had clicked for it. */
  readonly openOther: (popupId: string) => void;
}

/** A popup that was opened: its filters are asked, its life has begun. */
export interface PopupController {
  readonly stateName: () => string;
  /**
   * A trigger fired; `armedAs` names it as the owner set it, where that differs from what happened
   * (automatic timing). Returns whether the popup is on its way to the visitor, or there.
   */
  readonly fire: (by: TriggerName, armedAs?: TriggerName) => boolean;
  readonly trace: () => TracedPopup;
  readonly leave: () => void;
}

/** The showing half of one page view. */
export interface Show {
  run(offered: OfferedPopup, callbacks: PopupCallbacks): PopupController;
  /** Sends what did not arrive from earlier pages, and goals from before our script ran. */
  sendWaiting(): void;
  /** Returns whether the goal has arrived at the server. docs/behaviour/goals.md. */
  recordGoal(name: unknown, details: unknown): Promise<boolean>;
  /** Joins what is known here with what the server says to the bearer of an owner token. */
  explain(popups: readonly TracedPopup[]): Promise<readonly PopupExplanation[]>;
  /** `?ppt-explain`: the same as a panel on the page, live. */
  openExplainPanel(explain: () => Promise<readonly PopupExplanation[]>): void;
  showOwnerNotice(decision: DisplayDecision): void;
  /** Puts the host page back as it was; the popups have left before. */
  stop(): void;
}

/** The lazily loaded `show` file: a page on which nothing opens never pays for it. */
export interface ShowFile {
  openShow(context: PageContext): Show;
}

export function isShowFile(file: unknown): file is ShowFile {
  return typeof file === 'object' && file !== null && 'openShow' in file;
}
