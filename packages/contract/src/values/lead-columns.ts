import { keysOf } from './keys-of.ts';

/** What a column of leads is like for those who show, search and export it. */
export interface LeadColumnTraits {
  /** What owners call it. */
  readonly title: string;
  /** Its heading in spreadsheets, where that is another. */
  readonly csvTitle?: string;
  /** The group in which owners see it: who the lead is, what they won, or where they came from. */
  readonly about: 'person' | 'prize' | 'origin';
  /** Taken from an answer of the form. The drawer shows all answers, so it does not show it again. */
  readonly isInForm?: true;
  /** Has a column in the list of leads, where a lead of the page has it. */
  readonly isListed?: true;
  /** Found by the search for leads. */
  readonly isSearched?: true;
  /** Destinations get it: webhooks under the column's name, mappings of fields under this one. */
  readonly sentAs?: string;
}

/**
 * The one list of the columns of leads that hold a text: their names in the API and what each is
 * like. A new one is a line here, one in the server's `store/lead-table.ts`, and one in
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
  couponCode: {
    title: 'Coupon code',
    csvTitle: 'Coupon',
    about: 'prize',
    isSearched: true,
    sentAs: 'coupon',
  },
  referrer: { title: 'Came from', csvTitle: 'Referrer', about: 'origin' },
  country: { title: 'Country', about: 'origin', sentAs: 'country' },
  device: { title: 'Device', about: 'origin' },
  trigger: { title: 'Why the popup opened', csvTitle: 'Trigger', about: 'origin' },
} as const satisfies Readonly<Record<string, LeadColumnTraits>>;

export type LeadColumn = keyof typeof LEAD_COLUMNS;
/** Every such column, in the order in which owners see them. */
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

/** A text a column; an empty one is not known. */
export type LeadTexts = Readonly<Record<LeadColumn, string>>;

/** What is true of a column. */
export function leadColumnTraits(column: LeadColumn): LeadColumnTraits {
  return LEAD_COLUMNS[column];
}

/** The columns about one subject. */
export function leadColumnsAbout(about: LeadColumnTraits['about']): readonly LeadColumn[] {
  return LEAD_COLUMN_NAMES.filter((column) => LEAD_COLUMNS[column].about === about);
}
