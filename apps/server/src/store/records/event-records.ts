import type { LeadField, ProblemCode } from '@beckon/contract/form-rules';
import { LEAD_COLUMN_NAMES, type LeadTexts, tableOf } from '@beckon/contract/values';
import { DAY_MS } from '../../lib/time/durations.ts';
import type { NewDelivery } from './delivery-record.ts';
import type { NewGoal } from './goal-record.ts';
import type { NewHoldoutVisitor } from './holdout-record.ts';

/**
 * Which account, site and popup an event belongs to; the caller takes these from the site and popup
 * it found.
 */
export interface EventPlace {
  readonly popupId: string;
  readonly siteId: string;
  readonly accountId: string;
  /** In ms, and as `YYYY-MM-DD` in the site's time zone for the day counts. */
  readonly at: number;
  readonly day: string;
}

export interface NewView extends EventPlace {
  readonly id: string;
  readonly visitorId: string;
  readonly trigger: string;
  readonly device: string;
  readonly country: string;
  readonly url: string;
  /** What brought the visitor to the site: `utm_source`, a host name, `direct`; empty: not known. */
  readonly source: string;
  /** Two or three small letters; empty: not known. */
  readonly language: string;
  /** `new` in their first visit, then `returning`; empty: not known. */
  readonly visitorKind: string;
  /** How many items are in the visitor's cart; missing: there is no cart, or the page does not say. */
  readonly cartItems?: number;
}

/** How often a popup was sent to page views of a day, or was not sent for one reason. */
export interface NewOffers extends Pick<EventPlace, 'popupId' | 'siteId' | 'day'> {
  /** Empty: it was sent. */
  readonly reason: string;
  readonly times: number;
}

/** The visitor did something with the popup they see: typed, chose, pressed, played. */
export interface NewInteraction extends EventPlace {
  readonly viewId: string;
}

export interface ViewRecord {
  readonly id: string;
  readonly popupId: string;
  readonly visitorId: string;
  readonly at: number;
}

export interface NewClose extends EventPlace {
  readonly id: string;
  readonly viewId: string;
  readonly closeTrigger: string;
  readonly url: string;
}

/**
 * In ms. Browsers store unsent calls for a week. Events that claim to be older than this count as
 * this old.
 */
export const LATEST_ARRIVAL_MS = 8 * DAY_MS;

/** A conversion as submitted; every field is kept as typed. */
export interface NewConversion extends EventPlace, LeadTexts {
  /** The same id is stored once: derive it from the idempotency key. */
  readonly id: string;
  readonly viewId: string;
  readonly visitorId: string;
  readonly fields: readonly LeadField[];
  readonly url: string;
  /**
   * Why the owner should check the lead; empty: there is no reason. Suspicious leads are stored and
   * marked.
   */
  readonly suspicion: string;
  readonly extraButton: string;
  /** Steps so far of a longer form; the full submission under the same id replaces it. */
  readonly isPartial: boolean;
  readonly context: ConversionContext;
  /** Tags from the owner, for example in an imported file. Missing: none. */
  readonly tags?: readonly string[];
  /** The owner's note. Missing: none. */
  readonly note?: string;
  /** Missing: empty. */
  readonly confirmation?: LeadConfirmation;
  /** When it arrived (ms), if that may be later than `at`. Missing: at the same time. */
  readonly arrivedAt?: number;
  /** How the owner gets the lead when it is complete. */
  readonly deliveries: readonly NewDelivery[];
}

/** Whether a lead has confirmed its address by a mail's link; empty: it was not asked. */
export type LeadConfirmation = '' | 'pending' | 'confirmed';

/**
 * What else the browser sent with a conversion. Old rows also contain `extraFields`, which nothing
 * reads.
 */
export interface ConversionContext {
  readonly title: string;
  readonly previousUrl: string;
  readonly landingPage: string;
  readonly language: string;
  readonly operatingSystem: string;
  readonly visitedPages: readonly string[];
  readonly messengerRef: string;
  readonly store: string;
  readonly storeCustomerId: string;
  readonly target: string;
  readonly checkedBoxes: string;
  /** What the visitor was asked to agree to. Missing: nothing. */
  readonly consents?: readonly ConsentRecordOfLead[];
  /** The popup's name in the file from which the lead was imported. Missing: there is none. */
  readonly popupName?: string;
  /** Missing: none. */
  readonly wrongAnswers?: readonly WrongAnswer[];
  /** True if it lacks something that the popup's form requires. Missing: it lacks nothing. */
  readonly lacksForm?: boolean;
}

/** The text of a consent box of the form when it was sent, and whether it was ticked. */
export interface ConsentRecordOfLead {
  readonly text: string;
  readonly isGiven: boolean;
}

/** An answer that the form's rules refuse; it is kept as it was typed. */
export interface WrongAnswer {
  /** The name of the field as the visitor sees it. */
  readonly field: string;
  readonly problem: ProblemCode;
}

/** Activity of known visitors, shop products, and what the owner did with plan-limit popups. */
export interface NewActivity {
  readonly id: string;
  readonly siteId: string;
  readonly kind:
    | 'session'
    | 'popup-viewed'
    | 'popup-closed'
    | 'shop-products'
    | 'shop-cart'
    | 'shop-order'
    | 'limit-reaction';
  readonly email: string;
  readonly customerId: string;
  readonly popupId: string;
  readonly url: string;
  readonly data: unknown;
  readonly at: number;
}

export interface NewErrorReport {
  readonly id: string;
  readonly siteId: string;
  readonly popupId: string;
  readonly where: string;
  readonly message: string;
  readonly url: string;
  readonly at: number;
}

/**
 * What visitors' browsers report. Each promise resolves only when the event is on disk. Events are
 * committed in groups, in the order in which they came, with one durable commit per group. The
 * promise rejects if the group could not be written, and then nothing of the group is stored. An
 * event that is sent twice under one id is stored and counted once.
 */
export interface EventStore {
  /** `false`: this id was already stored, and nothing changed. */
  recordView(view: NewView): Promise<boolean>;
  recordClose(close: NewClose): Promise<void>;
  /** Adds to the counts of display calls; all of them or none. */
  recordOffers(offers: readonly NewOffers[]): Promise<void>;
  /** Counts visitors of holdouts, each once, at the first time; all of them or none. */
  recordHoldoutVisitors(visitors: readonly NewHoldoutVisitor[]): Promise<void>;
  /**
   * Counts an interaction once per view. Nothing is counted if the view does not exist or is of
   * another popup.
   */
  recordInteraction(interaction: NewInteraction): Promise<void>;
  /**
   * `false`: this id was already stored, and nothing changed. A partial conversion is replaced by a
   * full one, or by a partial one with at least as many filled fields.
   */
  recordConversion(conversion: NewConversion): Promise<boolean>;
  /** `false`: this id was already stored, and nothing changed. Popups that were seen get credit. */
  recordGoal(goal: NewGoal): Promise<boolean>;
  recordActivity(activity: NewActivity): Promise<void>;
  recordError(report: NewErrorReport): Promise<void>;
  view(viewId: string): Promise<ViewRecord | undefined>;
  /** Whether the visitor has sent the popup's form; steps of an unfinished one are not enough. */
  hasSentForm(popupId: string, visitorId: string): Promise<boolean>;
  /**
   * Removes activity, error reports and open carts from before the given moments (ms), in small
   * steps, and all records of site changes except the latest ones; returns how many rows were
   * removed.
   */
  removeOld(limits: {
    readonly activity: number;
    readonly errors: number;
    readonly carts: number;
    readonly changesKept: number;
  }): Promise<number>;
  /**
   * Records that the script on this site has called the server. A host name belongs to the first
   * site that lists it and was seen on it, unless another site listed it before and was seen on any
   * host.
   */
  markSeen(siteId: string, at: number, url: string): Promise<void>;
}

/** The values of a lead that came from no popup and no visit, such as one from a spreadsheet. */
export const NO_VISIT: Omit<
  NewConversion,
  'id' | 'siteId' | 'accountId' | 'at' | 'email' | 'name' | 'phone' | 'fields' | 'deliveries'
> = {
  ...tableOf(
    LEAD_COLUMN_NAMES,
    (column) => column,
    () => '',
  ),
  popupId: '',
  day: '',
  viewId: '',
  visitorId: '',
  url: '',
  suspicion: '',
  extraButton: '',
  isPartial: false,
  context: {
    title: '',
    previousUrl: '',
    landingPage: '',
    language: '',
    operatingSystem: '',
    visitedPages: [],
    messengerRef: '',
    store: '',
    storeCustomerId: '',
    target: '',
    checkedBoxes: '',
  },
};
