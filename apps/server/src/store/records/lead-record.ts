import type { LeadField } from '@beckon/contract/form-rules';
import type { NewDelivery } from './delivery-record.ts';
import type { LeadConfirmation, NewConversion } from './event-records.ts';

/** The reason of a lead that its owner marked as spam. */
export const OWNER_SAYS_SPAM = 'owner-says-spam';
/**
 * The values of `suspicion` that mean spam. Wrong answers are not among them, because people give
 * them, too.
 */
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
  /** The owner's note about it. */
  readonly note: string;
}

/** Selects leads. All given conditions must be true. */
export interface LeadQuery {
  /**
   * A text to find anywhere in the answers, in the searched columns, such as address and name, or
   * in the page's address. Case does not matter, nor whether an address is encoded.
   */
  readonly search?: string;
  /** Also finds leads with these digits in their phone number, whatever is between them. */
  readonly phoneDigits?: string;
  readonly popupId?: string;
  readonly isPartial?: boolean;
  /** Those with a `suspicion`, or those without. */
  readonly isSuspicious?: boolean;
  /** Those that are spam (`MACHINE_MADE`), or those that are not. */
  readonly isSpam?: boolean;
  readonly confirmation?: LeadConfirmation;
  readonly tag?: string;
  /** Only leads of this e-mail address, in lower case. */
  readonly person?: string;
  /** Only the latest lead of each address. */
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
  /** Undefined: the site is not the account's. An invalid cursor starts from the beginning. */
  leadsPage(
    accountId: string,
    siteId: string,
    query: LeadQuery & { readonly cursor?: string; readonly limit: number },
  ): Promise<LeadPage | undefined>;
  /** The newest `count` leads, without the total number. Undefined: the site is not the account's. */
  latestLeads(
    accountId: string,
    siteId: string,
    count: number,
  ): Promise<readonly LeadRecord[] | undefined>;
  /**
   * All leads that match, in chunks, without keeping them in memory. Yields nothing when the site
   * is not the account's.
   */
  streamLeads(
    accountId: string,
    siteId: string,
    query: LeadQuery,
  ): AsyncIterable<readonly LeadRecord[]>;
  /** The answers of the same leads, in the same order. */
  streamAnswers(
    accountId: string,
    siteId: string,
    query: LeadQuery,
  ): AsyncIterable<readonly (readonly LeadField[])[]>;
  lead(accountId: string, leadId: string): Promise<LeadRecord | undefined>;
  /**
   * Removes leads, and the other data about the same people on the site. Counts by day stay.
   * Returns how many leads were removed; unknown ids are skipped.
   */
  deleteLeads(accountId: string, siteId: string, leadIds: readonly string[]): Promise<number>;
  /**
   * Removes only these leads, with what was sent about them. Other data about the same people
   * stays, and so do all counts. Returns how many leads were removed; unknown ids are skipped.
   */
  removeLeads(accountId: string, siteId: string, leadIds: readonly string[]): Promise<number>;
}

/** Leads that confirm their address by a link in a mail. docs/decisions/0046. */
export interface LeadConfirmationStore {
  /**
   * Confirms this lead and the other leads of the site that wait with the same address (in lower
   * case). Deliveries that waited for this are due at `at` (ms). True: the lead is confirmed, now
   * or since an earlier call. False: there is no such lead, it was not asked, or it has another
   * address.
   */
  confirmLead(leadId: string, address: string, at: number): Promise<boolean>;
  /**
   * Queues the confirmation mail to a lead again. False: the lead was asked less than an hour ago.
   * Undefined: no such lead waits for confirmation.
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
  /** Empty: the popup is not known, or the event is not about one. */
  readonly popupName: string;
  /** Trigger, close trigger, prize and code, or the goal's name. */
  readonly detail: string;
  readonly url: string;
  /** Of a goal: the owner left it out of reports. */
  readonly isLeftOut?: boolean;
}

/**
 * What owners do with leads. Ids that are not the site's are skipped. Numbers returned are those of
 * changed leads.
 */
export interface LeadCareStore {
  /**
   * Adds leads that did not come from a popup: nothing is counted and no mail is sent. Leads with a
   * known id stay as they are, and so do those that the site recorded itself under the original id
   * (`imported-lead-id.ts`); only an unfinished form of an earlier import is replaced by the
   * finished one. A lead whose file gives no id also stays if the site has one of the same person
   * at the same moment. Returns how many were written; `full`: none, because more than `most` of
   * them are new.
   */
  importLeads(
    accountId: string,
    siteId: string,
    leads: readonly NewConversion[],
    most?: number,
  ): Promise<number | 'full'>;
  /** Changes the given values and keeps the others. Undefined: there is no such lead. */
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
  /**
   * Marks leads as spam or not. What waits to be sent of a lead that is spam now is dropped at the
   * `lists` (ids of destinations), and the lead leaves the counts of its day (`dayOf`, of the time
   * in ms). A lead that is no longer spam is delivered and counted like other leads.
   */
  setSpam(
    accountId: string,
    leads: { readonly siteId: string; readonly leadIds: readonly string[] },
    change: {
      readonly isSpam: boolean;
      readonly lists: readonly string[];
      readonly dayOf: (at: number) => string;
      /** The deliveries of a lead that is no longer spam. */
      readonly deliveriesOf: (lead: Omit<NewConversion, 'deliveries'>) => readonly NewDelivery[];
    },
  ): Promise<number>;
  /** The same as `deleteLeads` for all leads of the same addresses. */
  erasePeople(accountId: string, siteId: string, leadIds: readonly string[]): Promise<number>;
  /** How many leads `erasePeople` would erase. */
  countLeadsOfPeople(
    accountId: string,
    siteId: string,
    leadIds: readonly string[],
  ): Promise<number>;
  /** The latest first. Undefined: no such lead. */
  leadTimeline(
    accountId: string,
    siteId: string,
    leadId: string,
  ): Promise<readonly TimelineEvent[] | undefined>;
  /** The tags of a site's leads in alphabetical order; of very many, those that most leads have. */
  tagsOf(accountId: string, siteId: string): Promise<readonly string[]>;
}
