import type { PopupState } from '@beckon/popup-core/lifecycle/popup-state';
import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';
import type { PopupExplanation } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { DisplayDecision, SiteOptions } from '../popup/display-answer.ts';
import type { PageShop } from '../shop/page-shop.ts';
import type { TracedPopup } from '../trace/explain-popups.ts';
import type { VisitorSession } from './visitor-session.ts';
import type { BrowserEnvironment } from './environment.ts';

/** What the code that shows popups knows about the page view. */
export interface PageContext extends BrowserEnvironment {
  readonly visitor: VisitorSession;
  readonly shop: PageShop;
  readonly pageParameters: ReadonlyMap<string, string>;
  readonly isPreview: boolean;
}

/** One popup, as the server decided on it. */
export interface OfferedPopup {
  readonly details: PopupWithBrokenRules;
  readonly site: SiteOptions;
  readonly order: number;
  readonly countryCode: string | undefined;
}

/** What one popup can ask the page's popups to do. */
export interface PopupCallbacks {
  readonly disarm: () => void;
  /** Opens another popup, as if the visitor had clicked for it. */
  readonly openOther: (popupId: string) => void;
}

/** A popup that was requested: filters are checked, and its life begins. */
export interface PopupController {
  readonly state: () => PopupState;
  /**
   * Reports that a trigger fired. `armedAs` names the trigger as the owner set it, if it differs
   * from what happened (automatic timing). Returns whether the popup is loading, waiting or open
   * because of this.
   */
  readonly fire: (by: TriggerName, armedAs?: TriggerName) => boolean;
  readonly trace: () => TracedPopup;
  readonly leave: () => void;
}

/** What can list the page's popups; undefined if there are none. */
export interface TracedPage {
  traces(): Promise<readonly TracedPopup[]>;
}

/** Shows the popups of one page view. */
export interface Show {
  run(offered: OfferedPopup, callbacks: PopupCallbacks): PopupController;
  /** Sends the calls of earlier pages that did not arrive, and goals from before our script ran. */
  sendWaiting(): void;
  /** Returns whether the goal has arrived at the server. docs/behaviour/goals.md. */
  recordGoal(name: unknown, details: unknown): Promise<boolean>;
  /** Combines the server's rules with what the browser knows, for the owner. */
  explain(page: TracedPage | undefined): Promise<readonly PopupExplanation[]>;
  /**
   * Hides the owner's token. Shows the same in a panel on the page, which is refreshed, if the
   * address asks for it.
   */
  startOwnerVisit(explain: () => Promise<readonly PopupExplanation[]>): void;
  showOwnerNotice(read: () => Promise<DisplayDecision | undefined>): void;
  /** Restores the host page. The caller removes all popups first. */
  stop(): void;
}

/** The exports of the `show` chunk. A page on which no popup opens never loads it. */
export interface ShowFile {
  openShow(context: PageContext): Show;
}

export function isShowFile(file: unknown): file is ShowFile {
  return 'openShow' in Object(file);
}
