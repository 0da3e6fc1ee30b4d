import type { NewConversion } from './event-records.ts';

/** A stored conversion. Times in ms; empty text: not known. */
export interface LeadRecord extends Omit<
  NewConversion,
  'accountId' | 'day' | 'viewId' | 'visitorId' | 'deliveries'
> {
  readonly popupName: string;
}

/** Which leads; all that is given must hold. */
export interface LeadQuery {
  /** Found anywhere in the fields, address, name or popup-independent text, whatever the case. */
  readonly search?: string;
  readonly popupId?: string;
  readonly isPartial?: boolean;
  /** Those with a `suspicion`, or those without. */
  readonly isSuspicious?: boolean;
  /** Ms, first included, last excluded. */
  readonly from?: number;
  readonly until?: number;
}

export interface LeadPage {
  readonly leads: readonly LeadRecord[];
  readonly nextCursor: string | undefined;
  readonly total: number;
}

/**
 * Only conversions with fields are leads (a click on a button leaves none). Newest first; leads
 * that come in while paging do not shift the pages.
 */
export interface LeadStore {
  /**
   * Undefined when the site is not the account's. A cursor that makes no sense starts from the
   * beginning.
   */
  leadsPage(
    accountId: string,
    siteId: string,
    query: LeadQuery & { readonly cursor?: string; readonly limit: number },
  ): Promise<LeadPage | undefined>;
  /**
   * All that match, in chunks, without holding them in memory. Yields nothing when the site is not
   * the account's.
   */
  streamLeads(
    accountId: string,
    siteId: string,
    query: LeadQuery,
  ): AsyncIterable<readonly LeadRecord[]>;
  lead(accountId: string, leadId: string): Promise<LeadRecord | undefined>;
  /**
   * How many were removed; unknown ids are passed over. What the same people did on the site goes,
   * too; the day counts stay.
   */
  deleteLeads(accountId: string, siteId: string, leadIds: readonly string[]): Promise<number>;
}
