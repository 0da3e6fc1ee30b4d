import type { DeliveryOutcome } from './destination-record.ts';

/**
 * How long (ms) the delivery of a lead waits because its visitor may still draw. Playing takes
 * time. A coupon's code is requested as soon as the coupon comes into view, which happens right
 * after the form or never.
 */
export const DRAW_AWAITED_MS = { game: 5 * 60_000, coupon: 30_000 } as const;
/**
 * The due time (ms) of a delivery that waits until its lead has confirmed its address. It never
 * becomes due by itself.
 */
export const CONFIRMATION_AWAITED = 8_640_000_000_000_000;
export type AwaitedDraw = keyof typeof DRAW_AWAITED_MS;

/** One way in which the owner gets a new lead. */
export interface NewDelivery {
  readonly way: string;
  /** The e-mail address for a mail; otherwise the destination's id. */
  readonly address: string;
  /**
   * Sent together with other leads of the site, in one mail at this moment (ms) that contains only
   * their number.
   */
  readonly gatheredAt?: number;
  /**
   * The visitor may still draw. The lead is sent when they have drawn, with the prize, or without
   * one after `DRAW_AWAITED_MS`.
   */
  readonly awaitsDraw?: AwaitedDraw;
  /** It is not sent before the lead has confirmed its address. */
  readonly awaitsConfirmation?: true;
  /** It is the mail that asks the lead to confirm its address. */
  readonly asksConfirmation?: true;
}

/**
 * The id of the mail that asks a lead to confirm its address. There is one per lead, so a second
 * mail replaces the result of the first.
 */
export function confirmationMailId(leadId: string): string {
  return `${leadId}-confirm`;
}

/** The codes of one prize have crossed a line. */
export interface StockLine {
  readonly line: 'low' | 'used-up';
  readonly popupId: string;
  readonly prizeId: string;
}

/** A delivery of new leads, a weekly report, or a mail about codes, to be sent. */
export interface DueDelivery {
  readonly id: string;
  readonly way: string;
  readonly address: string;
  /** Empty: it only counts leads. */
  readonly leadId: string;
  readonly leads: number;
  /** The Monday that a weekly report begins with, `YYYY-MM-DD`; empty: it is about leads. */
  readonly week: string;
  /** It asks the lead to confirm its address. */
  readonly asksConfirmation: boolean;
  /** It is about codes that run out. */
  readonly stock?: StockLine;
  readonly siteId: string;
  readonly accountId: string;
  /** How many tries have failed. */
  readonly tries: number;
}

/** Deliveries are written in one commit with their lead (`NewConversion.deliveries`). */
export interface DeliveryStore {
  /** Sites that have deliveries due, except some; the site that waits longest comes first. */
  sitesWithDueDeliveries(
    now: number,
    besides: readonly string[],
    limit: number,
  ): Promise<readonly string[]>;
  /**
   * Makes deliveries due that would wait longer from `now` (ms) than any delivery should, because
   * they were planned while a server's clock was ahead.
   */
  hastenDeliveries(now: number): Promise<void>;
  /**
   * Takes deliveries of a site that are due, the oldest first, except those whose way or address is
   * in `besides`. No other caller gets them before `until` (ms). Then they are due again, unless
   * they were dropped or postponed.
   */
  takeDueDeliveries(
    siteId: string,
    taking: {
      readonly now: number;
      readonly until: number;
      readonly limit: number;
      readonly besides?: readonly string[];
    },
  ): Promise<readonly DueDelivery[]>;
  /**
   * Removes a delivery that was sent or never will be. Its outcome is logged in the same step, if
   * one is given.
   */
  dropDelivery(due: DueDelivery, outcome?: DeliveryOutcome): Promise<void>;
  /** Records a failed try. The delivery is due again at `dueAt` (ms). */
  postponeDelivery(due: DueDelivery, dueAt: number, outcome: DeliveryOutcome): Promise<void>;
}
