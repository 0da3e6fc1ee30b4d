import {
  LEAD_COLUMN_NAMES,
  leadColumnTraits,
  type LeadColumn,
  SOURCE_PARAMETERS,
} from '@beckon/contract/values';
import { importedLeadId } from '../../lib/leads/imported-lead-id.ts';
import { type ConsentRecordOfLead, type NewConversion, NO_VISIT } from '../../store/store.ts';

/** A column about what the visitor saw. */
type ContextColumn = 'popupName' | 'consents';

/** A column that only our own files of leads have (`lead-table.ts`). */
type OwnColumn =
  | Exclude<LeadColumn, 'email' | 'name' | 'phone'>
  | 'url'
  | 'confirmation'
  | 'note'
  | 'id'
  | 'suspicion'
  | 'isPartial'
  | ContextColumn
  | 'source';

/** A column of any file of leads that is not the answer to a question. */
export type KnownColumn = 'email' | 'name' | 'first_name' | 'last_name' | 'phone' | 'time' | 'tags';

/** Our columns of a file, by their place in the row. */
export type OwnColumns = ReadonlyMap<number, OwnColumn>;

const OWN: ReadonlyMap<string, OwnColumn> = new Map([
  ...LEAD_COLUMN_NAMES.flatMap((column) => {
    const { title, csvTitle = title } = leadColumnTraits(column);
    return isOfForm(column) ? [] : [[csvTitle, column] as const];
  }),
  ['Popup', 'popupName'],
  ['Page', 'url'],
  ['Consent', 'consents'],
  ['Address confirmed', 'confirmation'],
  ['Note', 'note'],
  ['Lead id', 'id'],
  ['Suspicious', 'suspicion'],
  ['Unfinished', 'isPartial'],
]);
/** They repeat what the page says. In older files, only answers can have these titles. */
const SOURCES = new Map(SOURCE_PARAMETERS.map((name) => [name, 'source'] as const));
/** The columns of our files that each file of leads may have, under many names. */
const COMMON = new Map<string, KnownColumn>([
  ...(['email', 'name', 'phone'] as const).map((column) => {
    const { title, csvTitle = title } = leadColumnTraits(column);
    return [csvTitle, column] as const;
  }),
  ['Time (UTC)', 'time'],
  ['Tags', 'tags'],
]);
/** The last columns of our files. */
const MARKS = ['Suspicious', 'Unfinished'];
/** Room is left for what `importedLeadId` adds. */
const ID = /^[a-z\d-]{1,40}$/i;
const CONSENT = /^(yes|no): ((?:.|\n(?!(?:yes|no): ))*)/gm;
const SUSPICION = /^[a-z]+(?:-[a-z]+){0,5}$/;

function isOfForm(column: LeadColumn): column is 'email' | 'name' | 'phone' {
  return leadColumnTraits(column).isInForm === true;
}

/** Whether these are the headings of a file that we wrote. */
export function isOwnFile(titles: readonly string[]): boolean {
  return MARKS.every((mark) => titles.includes(mark));
}

/**
 * What a column of our own file is. Undefined: it has the answers to a question, whose title may
 * mean something in files of other programs (“Date”), `otherwise`. That only counts if the owner
 * has renamed our column: it is not among those that are `named` as we name them.
 */
export function commonColumn(
  title: string,
  named: ReadonlySet<KnownColumn>,
  otherwise: (title: string) => KnownColumn | undefined,
): KnownColumn | undefined {
  const own = COMMON.get(title);
  if (own !== undefined) return own;
  const guess = otherwise(title);
  return guess === undefined || named.has(guess) ? undefined : guess;
}

/** The columns of any file of leads that have our own titles in this one. */
export function commonColumnsIn(titles: readonly string[]): ReadonlySet<KnownColumn> {
  return new Set(titles.flatMap((title) => COMMON.get(title) ?? []));
}

/** The columns that only our own files have, by their place. */
export function ownColumnsIn(titles: readonly string[]): OwnColumns {
  const hasSources = SOURCE_PARAMETERS.every((name) => titles.includes(name));
  const own: ReadonlyMap<string, OwnColumn> = hasSources ? new Map([...OWN, ...SOURCES]) : OWN;
  return new Map(
    titles.flatMap((title, at) => {
      const column = own.get(title);
      return column === undefined ? [] : [[at, column] as const];
    }),
  );
}

export interface OwnColumnsContext {
  readonly siteId: string;
  /** The text of a cell. */
  readonly valueAt: (at: number) => string;
}

/** What our columns say about a lead. */
export function readOwnColumns(
  own: OwnColumns,
  { siteId, valueAt }: OwnColumnsContext,
): Partial<NewConversion> {
  const values = [...own].map(([at, column]) =>
    column === 'id' ? readId(valueAt(at), siteId) : readColumn(column, valueAt(at)),
  );
  return Object.assign({ context: readContext(own, valueAt) }, ...values);
}

/** The name of the popup and the texts of consent, which another Beckon has recorded. */
function readContext(
  own: OwnColumns,
  valueAt: OwnColumnsContext['valueAt'],
): NewConversion['context'] {
  const textOf = (wanted: ContextColumn) =>
    [...own].flatMap(([at, column]) => (column === wanted ? [valueAt(at)] : [])).join('\n');
  const [popupName, consents] = [textOf('popupName'), readConsents(textOf('consents'))];
  return {
    ...NO_VISIT.context,
    ...(popupName === '' ? {} : { popupName }),
    ...(consents.length === 0 ? {} : { consents }),
  };
}

/** Each begins with yes or no, and its text may have several lines. */
function readConsents(text: string): readonly ConsentRecordOfLead[] {
  return [...text.matchAll(CONSENT)].map(([, answer, shown = '']) => ({
    text: shown,
    isGiven: answer === 'yes',
  }));
}

/** Without an id that can be one, the lead keeps the id that `readLeadRow` makes of its contents. */
function readId(text: string, siteId: string): Partial<NewConversion> {
  return ID.test(text) ? { id: importedLeadId(text, siteId) } : {};
}

function readColumn(column: Exclude<OwnColumn, 'id'>, text: string): Partial<NewConversion> {
  if (text === '' || column === 'source' || isOfContext(column)) return {};
  if (column === 'isPartial') return { isPartial: text === 'yes' };
  if (column === 'confirmation') return { confirmation: text === 'yes' ? 'confirmed' : 'pending' };
  if (column === 'suspicion' && !SUSPICION.test(text)) return {};
  return { [column]: text };
}

function isOfContext(column: OwnColumn): column is ContextColumn {
  return column === 'popupName' || column === 'consents';
}
