import type { FieldMapping } from '@beckon/contract/owner-calls';
import type { DELIVERY_STATES } from '@beckon/contract/values';

/** A destination that gets the leads of a site. Times in ms. */
export interface DestinationRecord {
  readonly id: string;
  readonly siteId: string;
  readonly accountId: string;
  readonly kind: string;
  readonly name: string;
  /** False: nothing is sent there. */
  readonly isOn: boolean;
  readonly settings: Readonly<Record<string, string>>;
  /** Each secret is sealed (encrypted); see decision 0037. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly mapping: FieldMapping;
  /**
   * The popups whose leads it gets; empty: all popups. Ids of deleted popups stay, because an empty
   * list would send it the leads of all others.
   */
  readonly popupIds: readonly string[];
  readonly createdAt: number;
}

/**
 * A destination that is on, as the deliveries of a lead are planned with it. Its popups include the
 * designs of their A/B tests.
 */
export type LiveDestination = Pick<DestinationRecord, 'id' | 'kind' | 'popupIds'>;

/**
 * A recipient of mails who gets the leads of these popups only, and of the designs of their A/B
 * tests.
 */
export interface MailSource {
  /** In lower case. */
  readonly address: string;
  readonly popupIds: readonly string[];
}

/** The results of its deliveries. */
export interface DestinationHealth {
  /** Deliveries that were given up and not sent again since. */
  readonly failed: number;
  readonly lastSentAt: number | undefined;
  /** Why the latest delivery that is tried again did not arrive; undefined: none is tried again. */
  readonly tryingAgain: string | undefined;
}

export type DestinationChanges = Partial<
  Pick<DestinationRecord, 'name' | 'isOn' | 'settings' | 'secrets' | 'mapping' | 'popupIds'>
>;

/** The result of one delivery at its latest try. */
export interface DeliveryOutcome {
  /** The person that the delivery is about. */
  readonly about: string;
  readonly state: (typeof DELIVERY_STATES)[number];
  readonly tries: number;
  /** HTTP status; undefined: there was no answer. */
  readonly status: number | undefined;
  readonly message: string;
  /** Secrets are masked in the request and in the answer. */
  readonly request: string;
  readonly answer: string;
  /** When it is tried again (ms); undefined: it is not. */
  readonly nextAt: number | undefined;
  readonly at: number;
}

export interface DeliveryLogRecord extends DeliveryOutcome {
  readonly id: string;
  /** Empty: it went by mail. */
  readonly destinationId: string;
  readonly way: string;
  readonly leadId: string;
}

export interface DeliveryLogQuery {
  readonly destinationId?: string;
  readonly state?: DeliveryOutcome['state'];
  readonly cursor?: string;
  readonly limit: number;
}

/** Owners' methods take the account first; other accounts' data does not exist for them. */
export interface DestinationStore {
  /** Oldest first. */
  destinationsOf(
    accountId: string,
    siteId: string,
  ): Promise<readonly (DestinationRecord & DestinationHealth)[]>;
  /** The destinations of a site that are on, oldest first. */
  liveDestinations(accountId: string, siteId: string): Promise<readonly LiveDestination[]>;
  destination(accountId: string, destinationId: string): Promise<DestinationRecord | undefined>;
  /** False: the site is not the account's, or has `most` already. */
  createDestination(destination: DestinationRecord, most: number): Promise<boolean>;
  updateDestination(
    accountId: string,
    destinationId: string,
    changes: DestinationChanges,
  ): Promise<DestinationRecord | undefined>;
  /**
   * Its log and its pending deliveries are removed by `removeLeftovers`. False: there is no such
   * destination.
   */
  deleteDestination(accountId: string, destinationId: string): Promise<boolean>;
  /** The latest first. */
  deliveryLog(
    accountId: string,
    siteId: string,
    query: DeliveryLogQuery,
  ): Promise<{
    readonly deliveries: readonly DeliveryLogRecord[];
    readonly nextCursor: string | undefined;
  }>;
  /**
   * Makes deliveries due at once, starting from their first try. One that already waits is not
   * duplicated. Returns how many; at most 500 at a time.
   */
  replayDeliveries(
    accountId: string,
    siteId: string,
    which: { readonly ids: readonly string[] } | { readonly allFailedOf: string },
    at: number,
  ): Promise<number>;
  /** Removes what was logged before a moment (ms); returns how many. */
  removeOldDeliveryLog(before: number): Promise<number>;
}
