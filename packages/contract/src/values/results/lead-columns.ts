import { keysOf } from '../tables/keys-of.ts';

/** The traits of a column of leads, for code that shows, searches and exports it. */
export interface LeadColumnTraits {
  /** Its name for owners. */
  readonly title: string;
  /** Its heading in spreadsheets, if it differs from `title`. */
  readonly csvTitle?: string;
  /** The group in which owners see it: who the lead is, what they won, or where they came from. */
  readonly about: 'person' | 'prize' | 'origin';
  /** Taken from an answer of the form. The drawer shows all answers, so it does not show it again. */
  readonly isInForm?: true;
  /** Shown as a column in the list of leads, if a lead on the page has a value for it. */
  readonly isListed?: true;
  /** Included in the search for leads. */
  readonly isSearched?: true;
  /** Destinations get it: webhooks under the column's name, mappings of fields under this one. */
  readonly sentAs?: string;
}

/**
 * The only list of the columns of leads that contain a text: their names in the API and their
 * traits. A new column is a line here, one in the server's `store/lead-table.ts`, and one in
 * `modules/events/read-conversion.ts`: the compiler asks for both. docs/decisions/0058.
 */
const LEAD_COLUMNS = {
  email: {
    title: 'Email',
    csvTitle: 'E-mail',
    about: 'person',
    isInForm: true,
    isListed: true,
    isSearched: true,
    sentAs: 'email',
  },
  name: { title: 'Name', about: 'person', isInForm: true, isSearched: true, sentAs: 'name' },
  phone: {
    title: 'Phone',
    about: 'person',
    isInForm: true,
    isListed: true,
    isSearched: true,
    sentAs: 'phone',
  },
  prizeLabel: { title: 'Prize', about: 'prize', isSearched: true, sentAs: 'prize' },
  /** `yes` or `no`, if something was drawn. */
  prizeWon: { title: 'Prize won', about: 'prize', sentAs: 'prize_won' },
  couponCode: {
    title: 'Coupon code',
    csvTitle: 'Coupon',
    about: 'prize',
    isSearched: true,
    sentAs: 'coupon',
  },
  referrer: { title: 'Came from', csvTitle: 'Referrer', about: 'origin', sentAs: 'referrer' },
  country: { title: 'Country', about: 'origin', sentAs: 'country' },
  device: { title: 'Device', about: 'origin', sentAs: 'device' },
  trigger: {
    title: 'Why the popup opened',
    csvTitle: 'Trigger',
    about: 'origin',
    sentAs: 'trigger',
  },
} as const satisfies Readonly<Record<string, LeadColumnTraits>>;

export type LeadColumn = keyof typeof LEAD_COLUMNS;
/** The names of these columns, in the order in which owners see them. */
export const LEAD_COLUMN_NAMES = keysOf(LEAD_COLUMNS);

/** The columns that destinations get. */
export type SentLeadColumn = {
  [Column in LeadColumn]: (typeof LEAD_COLUMNS)[Column] extends { readonly sentAs: string }
    ? Column
    : never;
}[LeadColumn];
export const SENT_LEAD_COLUMNS = LEAD_COLUMN_NAMES.filter(isSent);

function isSent(column: LeadColumn): column is SentLeadColumn {
  return 'sentAs' in LEAD_COLUMNS[column];
}

/** One text per column; empty: not known. */
export type LeadTexts = Readonly<Record<LeadColumn, string>>;

/** The traits of a column. */
export function leadColumnTraits(column: LeadColumn): LeadColumnTraits {
  return LEAD_COLUMNS[column];
}

/** The columns about one subject. */
export function leadColumnsAbout(about: LeadColumnTraits['about']): readonly LeadColumn[] {
  return LEAD_COLUMN_NAMES.filter((column) => LEAD_COLUMNS[column].about === about);
}
