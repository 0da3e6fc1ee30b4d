import type { NewDelivery } from './delivery-record.ts';
import type { LeadConfirmation, NewConversion } from './event-records.ts';

/** Why an owner has put a lead among the spam. */
export const OWNER_SAYS_SPAM = 'owner-says-spam';
/** Those of a lead's `suspicion` that mean spam; wrong answers come from people, too. */
export const MACHINE_MADE: readonly string[] = [
  'trap-field-filled',
  'filled-too-fast',
  'unreadable-fields',
  'too-many',
  OWNER_SAYS_SPAM,
];

/** A stored conversion. Times in ms; empty text: not known. */
export interface LeadRecord extends Omit<
  NewConversion,
  'accountId' | 'day' | 'viewId' | 'visitorId' | 'deliveries' | 'tags' | 'confirmation'
> {
  readonly confirmation: LeadConfirmation;
  readonly popupName: string;
  readonly tags: readonly string[];
  /** What the owner wrote on it. */
  readonly note: string;
}

/** Which leads; all that is given must hold. */
export interface LeadQuery {
  /** Found anywhere in the fields, address, name or popup-independent text, whatever the case. */
  readonly search?: string;
  readonly popupId?: string;
  readonly isPartial?: boolean;
  /** Those with a `suspicion`, or those without. */
  readonly isSuspicious?: boolean;
  /** Those that are spam (`MACHINE_MADE`), or those that are not. */
  readonly isSpam?: boolean;
  readonly confirmation?: LeadConfirmation;
  readonly tag?: string;
  /** Of one e-mail address, in lower case. */
  readonly person?: string;
  /** Of each address the latest only. */
  readonly isOneAPerson?: boolean;
  readonly ids?: readonly string[];
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
export interface LeadStore extends LeadCareStore {
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
   * How many were removed; unknown ids are skipped. What the same people did on the site goes, too;
   * the day counts stay.
   */
  deleteLeads(accountId: string, siteId: string, leadIds: readonly string[]): Promise<number>;
}

/** Leads that confirm their address by the link of a mail. docs/decisions/0046. */
export interface LeadConfirmationStore {
  /**
   * This lead, and the others of the site that wait with the same address (small letters), are
   * confirmed, and what waited for that is due at `at` (ms). True also when it was confirmed
   * before; false: it is not there, was not asked, or has another address.
   */
  confirmLead(leadId: string, address: string, at: number): Promise<boolean>;
  /**
   * Queues the mail again that asks a lead. False: it was asked less than an hour ago. Undefined:
   * there is no such lead that waits.
   */
  askConfirmationAgain(
    accountId: string,
    lead: { readonly siteId: string; readonly leadId: string },
    at: number,
  ): Promise<boolean | undefined>;
}

/** Something that a visitor did. */
export interface TimelineEvent {
  readonly kind: 'view' | 'close' | 'lead' | 'click' | 'draw' | 'goal';
  readonly at: number;
  /** Empty: it is not known, or not about one. */
  readonly popupName: string;
  /** Trigger, close trigger, prize and code, or the goal's name. */
  readonly detail: string;
  readonly url: string;
}

/** What owners do with leads. Ids that are not the site's are skipped; counts are of those changed. */
export interface LeadCareStore {
  /**
   * Adds leads that came by no popup: nothing is counted and no mail is sent. Known ids stay as
   * they are.
   */
  importLeads(accountId: string, siteId: string, leads: readonly NewConversion[]): Promise<number>;
  /** What is left out stays. Undefined: not there. */
  changeLead(
    accountId: string,
    lead: { readonly siteId: string; readonly leadId: string },
    changes: { readonly tags?: readonly string[]; readonly note?: string },
  ): Promise<LeadRecord | undefined>;
  tagLeads(
    accountId: string,
    leads: { readonly siteId: string; readonly leadIds: readonly string[] },
    tags: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ): Promise<number>;
  /** One that is not spam after all goes where such leads go. */
  setSpam(
    accountId: string,
    leads: { readonly siteId: string; readonly leadIds: readonly string[] },
    change: {
      readonly isSpam: boolean;
      /** Where one goes that is taken out of the spam. */
      readonly deliveriesOf: (lead: Omit<NewConversion, 'deliveries'>) => readonly NewDelivery[];
    },
  ): Promise<number>;
  /** The same as `deleteLeads` for all leads of the same addresses. */
  erasePeople(accountId: string, siteId: string, leadIds: readonly string[]): Promise<number>;
  /** The latest first. Undefined: no such lead. */
  leadTimeline(
    accountId: string,
    siteId: string,
    leadId: string,
  ): Promise<readonly TimelineEvent[] | undefined>;
  /** All tags of a site's leads, by the alphabet. */
  tagsOf(accountId: string, siteId: string): Promise<readonly string[]>;
}
