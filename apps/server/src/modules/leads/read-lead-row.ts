import type { LeadField } from '@beckon/contract/form-rules';
import { type DateOrder, FIELD_LIMITS, MAIL_ADDRESS_PATTERN } from '@beckon/contract/values';
import { withoutFormulaMark } from '../../lib/files/csv-text.ts';
import { leadIdOfRow } from '../../lib/leads/imported-lead-id.ts';
import { type NewConversion, NO_VISIT } from '../../store/store.ts';
import {
  commonColumn,
  commonColumnsIn,
  isOwnFile,
  type KnownColumn,
  ownColumnsIn,
  type OwnColumns,
  readOwnColumns,
} from './own-lead-file.ts';
import { readNumericDate } from './numeric-date.ts';
import { readTime } from './read-time.ts';

const MAIL_ADDRESS = new RegExp(MAIL_ADDRESS_PATTERN);
/** Mail to a host without a dot cannot be delivered from outside. */
const HAS_DOMAIN = /@[^@]*\.[^@]/;
const LONGEST_TAG = 40;

/** The names of columns in files of other programs. */
const NAMES: Readonly<Record<string, KnownColumn>> = {
  email: 'email',
  emailaddress: 'email',
  mail: 'email',
  name: 'name',
  fullname: 'name',
  firstname: 'first_name',
  lastname: 'last_name',
  surname: 'last_name',
  phone: 'phone',
  phonenumber: 'phone',
  mobile: 'phone',
  time: 'time',
  timeutc: 'time',
  date: 'time',
  createdat: 'time',
  tags: 'tags',
  אימייל: 'email',
  מייל: 'email',
  דואל: 'email',
  דואראלקטרוני: 'email',
  כתובתמייל: 'email',
  שם: 'name',
  שםמלא: 'name',
  שםפרטי: 'first_name',
  שםמשפחה: 'last_name',
  טלפון: 'phone',
  נייד: 'phone',
  תאריך: 'time',
  תגיות: 'tags',
};

/** The columns of a file by its first row. */
export interface LeadColumns {
  /** Without `known`, the column is an answer with this title, or one of our own. */
  readonly columns: readonly { readonly known?: KnownColumn; readonly title: string }[];
  /** Empty if another program wrote the file: an answer may have the name of one of our columns. */
  readonly own: OwnColumns;
}

/** Undefined if no column can identify a lead. */
export function readLeadColumns(heading: readonly string[]): LeadColumns | undefined {
  const titles = heading.map((cell) => withoutFormulaMark(cell.trim()).trim());
  const isOwn = isOwnFile(titles);
  const named = commonColumnsIn(titles);
  const columns = titles.map((title) => {
    const known = isOwn ? commonColumn(title, named, knownColumn) : knownColumn(title);
    return known === undefined ? { title } : { title, known };
  });
  const hasContact = columns.some(({ known }) => known === 'email' || known === 'phone');
  if (!hasContact) return undefined;
  return { columns, own: isOwn ? ownColumnsIn(titles) : new Map() };
}

function knownColumn(title: string): KnownColumn | undefined {
  return NAMES[title.toLowerCase().replaceAll(/[^a-zא-ת]/g, '')];
}

export interface LeadRowContext extends LeadColumns {
  readonly siteId: string;
  readonly accountId: string;
  readonly now: number;
  /** The site's. */
  readonly timeZone: string;
  /** The order of day and month in the file. */
  readonly dateOrder?: DateOrder | undefined;
}

/** The lead in a row, or a sentence about the problem of the row. */
export function readLeadRow(
  cells: readonly string[],
  context: LeadRowContext,
): NewConversion | string {
  const { columns, own, siteId, accountId } = context;
  // Spreadsheets may end rows with empty cells.
  if (cells.slice(columns.length).some((cell) => clean(cell) !== ''))
    return 'It has more cells than the first row has names.';
  const valueOf = (wanted: KnownColumn) => valuesOf(wanted, cells, columns).join(' ').trim();
  // Of several addresses, the first is the lead's. The others are kept as answers.
  const email = valuesOf('email', cells, columns).find((value) => value !== '') ?? '';
  const phone = valueOf('phone');
  // Our own files also have leads who only answered questions, or entered any text as address.
  const problem = own.size === 0 ? contactProblem(email, phone) : undefined;
  if (problem !== undefined) return problem;
  const time = valueOf('time');
  const at = instantOf(time, context);
  if (typeof at === 'string') return at;
  const name = valueOf('name') || `${valueOf('first_name')} ${valueOf('last_name')}`.trim();
  const fields = fieldsOf(cells, { columns, own }, email);
  const answers = own.size === 0 ? [] : fields.map(({ value }) => value);
  const identity = [siteId, email.toLowerCase(), phone, name, time, ...answers].join('\n');
  return {
    ...NO_VISIT,
    deliveries: [],
    id: leadIdOfRow(identity),
    siteId,
    accountId,
    at,
    email,
    name,
    phone,
    fields,
    tags: tagsIn(valueOf('tags')),
    ...readOwnColumns(own, { siteId, valueAt: (at) => clean(cells[at]) }),
  };
}

export type TimeReader = (cells: readonly string[]) => string;

/**
 * Reads the cells about when a lead came as one text: date and time of day may be two columns.
 * Undefined if the file has no such column.
 */
export function timeReader({ columns }: LeadColumns): TimeReader | undefined {
  const places = columns.flatMap(({ known }, at) => (known === 'time' ? [at] : []));
  if (places.length === 0) return undefined;
  return (cells) =>
    places
      .map((at) => clean(cells[at]))
      .join(' ')
      .trim();
}

function valuesOf(
  wanted: KnownColumn,
  cells: readonly string[],
  columns: LeadColumns['columns'],
): readonly string[] {
  return columns.flatMap(({ known }, at) => (known === wanted ? [clean(cells[at])] : []));
}

function contactProblem(email: string, phone: string): string | undefined {
  if (email === '')
    return phone === '' ? 'It has neither an email address nor a phone number.' : undefined;
  return isMailAddress(email) ? undefined : `“${email.slice(0, 60)}” is not an email address.`;
}

/** The time of a lead in ms, or a sentence about what is wrong with it. */
function instantOf(
  time: string,
  { now, timeZone, dateOrder }: Pick<LeadRowContext, 'now' | 'timeZone' | 'dateOrder'>,
): number | string {
  if (time === '') return now;
  const at = readTime(time, timeZone, dateOrder);
  if (at === undefined && readNumericDate(time)?.year.length === 2)
    return `“${time}” has a year of two digits. Write all four.`;
  if (at === undefined)
    return `“${time.slice(0, 60)}” is no clear date. Write it as year, month, day, such as 2024-12-31.`;
  return at > now ? `“${time}” is in the future.` : at;
}

function isMailAddress(text: string): boolean {
  return MAIL_ADDRESS.test(text) && HAS_DOMAIN.test(text);
}

function clean(cell = ''): string {
  return withoutFormulaMark(cell.replaceAll('\0', '').trim()).trim().slice(0, FIELD_LIMITS.value);
}

function fieldsOf(
  cells: readonly string[],
  { columns, own }: LeadColumns,
  email: string,
): readonly LeadField[] {
  return columns.flatMap(({ known, title }, at) => {
    const value = clean(cells[at]);
    if (value === '' || title === '' || known === 'time' || known === 'tags') return [];
    if (own.has(at)) return [];
    if (known === 'email' && value !== email)
      return [{ name: title, label: title, kind: 'text', value }];
    return [{ name: known ?? title, label: title, kind: known ?? 'text', value }];
  });
}

function tagsIn(text: string): readonly string[] {
  const tags = text.split(/[,;]/).map((tag) => tag.replaceAll(/["\\\p{Cc}]/gu, '').trim());
  return [...new Set(tags.filter((tag) => tag !== '' && tag.length <= LONGEST_TAG))].slice(0, 30);
}
