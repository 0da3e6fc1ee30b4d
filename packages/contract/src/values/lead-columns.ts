import { keysOf } from './keys-of.ts';

/** What a column of leads is like for those who show, search and export it. */
export interface LeadColumnTraits {
  /** What owners call it. */
  readonly title: string;
  /** Its heading in spreadsheets, where that is another. */
  readonly csvTitle?: string;
  /** What it is about: who the lead is, what they won, or where they came from. */
  readonly about: 'person' | 'prize' | 'origin';
  /** An answer of the form, which is beside the lead already. */
  readonly isInForm?: true;
  /** Has a column in the list of leads, where a lead of the page has it. */
  readonly isListed?: true;
  /** Found by the search for leads. */
  readonly isSearched?: true;
}

/**
 * The one list of the columns of leads that hold a text: their names in the API and what each is
 * like. A new one is a line here, one in the server's `store/lead-table.ts`, and where visitors'
 * answers are read: the compiler asks for both. docs/decisions/0058.
 */
const LEAD_COLUMNS = {
  email: {
    title: 'Email',
    csvTitle: 'E-mail',
    about: 'person',
    isInForm: true,
    isListed: true,
    isSearched: true,
  },
  name: { title: 'Name', about: 'person', isInForm: true, isSearched: true },
  phone: { title: 'Phone', about: 'person', isInForm: true, isListed: true, isSearched: true },
  prizeLabel: { title: 'Prize', about: 'prize', isSearched: true },
  couponCode: { title: 'Coupon code', csvTitle: 'Coupon', about: 'prize', isSearched: true },
  referrer: { title: 'Came from', csvTitle: 'Referrer', about: 'origin' },
  country: { title: 'Country', about: 'origin' },
  device: { title: 'Device', about: 'origin' },
  trigger: { title: 'Why the popup opened', csvTitle: 'Trigger', about: 'origin' },
} as const satisfies Readonly<Record<string, LeadColumnTraits>>;

export type LeadColumn = keyof typeof LEAD_COLUMNS;
/** Every such column, in the order in which owners see them. */
export const LEAD_COLUMN_NAMES = keysOf(LEAD_COLUMNS);

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
