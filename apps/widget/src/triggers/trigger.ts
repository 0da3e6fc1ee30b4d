import type { TriggeredPopup } from '../popup/triggered-popup.ts';
import type { TriggerName } from '@beckon/contract/values';
import type { Clock } from '@beckon/host-page/clock';
import type { Off, PagePort } from '../page/page-port.ts';
import type { PageShop } from '../shop/page-shop.ts';

/** What a trigger may know about the visit, as it was when the page was opened. */
export interface TriggerVisit {
  readonly visit: number;
  /** Pages seen in this visit, including this one. */
  readonly pagesThisVisit: number;
  /** Seconds spent on the site in this session before this page. */
  readonly secondsOnSite: number;
  /** Whether this kind of trigger has already fired for the popup in this visit. */
  readonly hasFiredThisVisit: (popupId: string, reason: TriggerName) => boolean;
}

/** What a trigger gets if it does not watch the page. */
export interface VisitContext {
  readonly clock: Clock;
  readonly visit: TriggerVisit;
  /** A page script called `beckon.trigger(name)`. */
  readonly onScriptEvent: (handler: (name: string) => void) => Off;
}

/** What a trigger gets if it watches the page or its shop. */
export interface TriggerContext extends VisitContext {
  readonly page: PagePort;
  readonly shop: PageShop;
}

/**
 * One way a popup can open. A new trigger is one new file here, one line in watching-triggers.ts or
 * visit-triggers.ts and one test file.
 */
export interface Trigger<Config, Context = TriggerContext> {
  /** This trigger's settings on the popup, or undefined when the popup does not use it. */
  configOf(popup: TriggeredPopup): Config | undefined;
  /**
   * Starts listening. Calls `fire` at most once, and never before this function has returned.
   * Returns a function that stops listening. A trigger that combines others passes the one that
   * fired.
   */
  arm(config: Config, context: Context, fire: (reason?: TriggerName) => void): () => void;
}
