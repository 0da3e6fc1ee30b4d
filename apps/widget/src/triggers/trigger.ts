import type { TriggeredPopup } from '../popup/triggered-popup.ts';
import type { TriggerName } from '@beckon/contract/values';
import type { Clock } from '@beckon/host-page/clock';
import type { Off, PagePort } from '../page/page-port.ts';
import type { PageShop } from '../shop/page-shop.ts';

/** What a trigger may know of the visit, as it was when the page was opened. */
export interface TriggerVisit {
  readonly visit: number;
  /** Pages seen in this visit, this one included. */
  readonly pagesThisVisit: number;
  /** Seconds spent on the site in this session before this page. */
  readonly secondsOnSite: number;
  /** True when a trigger of that kind has fired for that popup in this session already. */
  readonly hasFiredThisSession: (popupId: string, reason: TriggerName) => boolean;
}

/** What a trigger gets that does not watch the page. */
export interface VisitContext {
  readonly clock: Clock;
  readonly visit: TriggerVisit;
  /** A page script called `beckon.trigger(name)`. */
  readonly onScriptEvent: (handler: (name: string) => void) => Off;
}

/** What a trigger gets that watches the page or its shop. */
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
   * Starts listening and calls `fire` at most once, never before it has returned. Returns the
   * function that stops listening. A trigger made of others names the one that fired.
   */
  arm(config: Config, context: Context, fire: (reason?: TriggerName) => void): () => void;
}
