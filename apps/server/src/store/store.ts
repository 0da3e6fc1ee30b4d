import type { AbTestStore } from './records/ab-test-record.ts';
import type { AccountStore } from './records/account-record.ts';
import type { CartStore } from './records/cart-record.ts';
import type { CatalogueStore } from './records/catalogue-record.ts';
import type { CommentStore } from './records/comment-record.ts';
import type { ConsentStore } from './records/consent-record.ts';
import type { EventStore } from './records/event-records.ts';
import type { GoalStore } from './records/goal-record.ts';
import type { HoldoutStore } from './records/holdout-record.ts';
import type { LeadConfirmationStore, LeadStore } from './records/lead-record.ts';
import type { DeliveryStore } from './records/delivery-record.ts';
import type { DestinationStore } from './records/destination-record.ts';
import type { PictureStore } from './records/picture-record.ts';
import type { PopupStore } from './records/popup-record.ts';
import type { PrizeStore } from './records/prize-record.ts';
import type { RecipientStore } from './records/recipient-record.ts';
import type { ReportMailStore } from './records/report-mail-record.ts';
import type { ReportStore } from './records/report-record.ts';
import type { SiteStore } from './records/site-record.ts';
import type { LiveSiteStore } from './records/live-site-record.ts';

export { DatabaseDamaged, DatabaseGone } from './outage.ts';
export { NO_VALUE, REPORT_COUNTS } from './records/report-record.ts';
export type * from './records/ab-test-record.ts';
export { LATEST_ARRIVAL_MS, NO_VISIT } from './records/event-records.ts';
export { MACHINE_MADE } from './records/lead-record.ts';
export type * from './records/account-record.ts';
export type * from './records/catalogue-record.ts';
export type * from './records/comment-record.ts';
export type * from './records/consent-record.ts';
export type * from './records/event-records.ts';
export type * from './records/cart-record.ts';
export type * from './records/goal-record.ts';
export type * from './records/holdout-record.ts';
export type * from './records/lead-record.ts';
export type * from './records/delivery-record.ts';
export type * from './records/destination-record.ts';
export type * from './records/picture-record.ts';
export type * from './records/popup-record.ts';
export type * from './records/prize-record.ts';
export type * from './records/recipient-record.ts';
export type * from './records/report-mail-record.ts';
export type * from './records/report-record.ts';
export type * from './records/site-record.ts';
export type * from './records/live-site-record.ts';

/**
 * All stored data, as named methods, on SQLite or PostgreSQL. A missing row gives `undefined` (or
 * `false`, or 0), never an error; an error means that the database failed. Owners' methods take the
 * account first and see only its data.
 */
export interface Store
  extends
    AccountStore,
    SiteStore,
    PictureStore,
    CatalogueStore,
    ConsentStore,
    CommentStore,
    PopupStore,
    AbTestStore,
    EventStore,
    GoalStore,
    CartStore,
    HoldoutStore,
    LeadStore,
    LeadConfirmationStore,
    ReportStore,
    ReportMailStore,
    PrizeStore,
    DeliveryStore,
    DestinationStore,
    RecipientStore,
    LiveSiteStore {
  /**
   * Rejects when the database does not answer, cannot store data (for example because the disk is
   * still full), or is damaged.
   */
  ping(): Promise<void>;
  /**
   * Records what the clock shows (ms). Returns the moment (ms) from which expired data may be
   * deleted. It is later than `now` if the clock has jumped ahead.
   */
  seeClock(now: number): Promise<number>;
  /** Writes pending events, then closes. Later events are refused. */
  close(): Promise<void>;
}
