import { readableAddress } from '@beckon/contract/address';
import type { LeadField } from '@beckon/contract/form-rules';
import {
  type LeadColumn,
  leadColumnsAbout,
  leadColumnTraits,
  SOURCE_PARAMETERS,
} from '@beckon/contract/values';
import type { CsvColumns } from '../../lib/files/csv-text.ts';
import { originalLeadId } from '../../lib/leads/imported-lead-id.ts';
import { leadSource } from '../../lib/leads/lead-source.ts';
import type { LeadRecord, LeadStore } from '../../store/store.ts';
import { type AnswerColumn, answerColumns, keyedAnswers } from './answer-columns.ts';

/** A lead, and its answers by the keys of their columns. */
interface Row {
  readonly lead: LeadRecord;
  readonly answers: ReadonlyMap<string, string>;
}

/** Columns that are written in another way than they are stored. */
const FILE_TEXTS: Readonly<Partial<Record<LeadColumn, (text: string) => string>>> = {
  phone: phoneText,
  referrer: readableAddress,
};

const BEFORE_ANSWERS: CsvColumns<Row> = [
  ['Time (UTC)', ({ lead }) => new Date(lead.at).toISOString()],
  ['Popup', ({ lead }) => lead.popupName],
  ...textColumns('person'),
];
const AFTER_ANSWERS: CsvColumns<Row> = [
  ...textColumns('prize'),
  ['Page', ({ lead }) => readableAddress(lead.url)],
  ...SOURCE_PARAMETERS.map((name): CsvColumns<Row>[number] => [
    name,
    ({ lead }) => leadSource(lead)[name],
  ]),
  ...textColumns('origin'),
  ['Consent', ({ lead }) => consentText(lead)],
  ['Address confirmed', ({ lead }) => CONFIRMED_WORDS[lead.confirmation]],
  ['Tags', ({ lead }) => lead.tags.join(', ')],
  ['Note', ({ lead }) => lead.note],
  ['Lead id', ({ lead }) => originalLeadId(lead.id)],
  ['Suspicious', ({ lead }) => lead.suspicion],
  ['Unfinished', ({ lead }) => (lead.isPartial ? 'yes' : '')],
];
/** The column for answers that have no column themselves, as `label: value`. */
const OTHERS = { key: '', heading: 'Other answers' };

const CONFIRMED_WORDS = { '': '', pending: 'no', confirmed: 'yes' };
/** A number in international format, with the usual characters between its digits. */
const PHONE = /^\s*\+[\d\s().\-/]+$/;

/** The leads as a table. */
export interface LeadTable {
  readonly columns: CsvColumns<Row>;
  readonly rows: AsyncIterable<readonly Row[]>;
}

/**
 * The leads as a table with a column for each field of their forms. Reads the answers of all leads
 * first, because the headings come first. docs/decisions/0064.
 */
export async function leadTable(
  store: Pick<LeadStore, 'streamLeads' | 'streamAnswers'>,
  ...which: Parameters<LeadStore['streamLeads']>
): Promise<LeadTable> {
  const taken = [...BEFORE_ANSWERS, ...AFTER_ANSWERS].map(([heading]) => heading);
  const fields = await answerColumns(store.streamAnswers(...which), [...taken, OTHERS.heading]);
  const keys = new Set(fields.map(({ key }) => key));
  const rows = async function* () {
    for await (const leads of store.streamLeads(...which))
      yield leads.map((lead) => ({ lead, answers: answersByKey(lead, keys) }));
  };
  return {
    columns: [...BEFORE_ANSWERS, ...[...fields, OTHERS].map(toColumn), ...AFTER_ANSWERS],
    rows: rows(),
  };
}

function textColumns(about: 'person' | 'prize' | 'origin'): CsvColumns<Row> {
  return leadColumnsAbout(about).map((column) => {
    const { title, csvTitle = title } = leadColumnTraits(column);
    const textOf = FILE_TEXTS[column] ?? ((text: string) => text);
    return [csvTitle, ({ lead }) => textOf(lead[column])];
  });
}

function toColumn({ key, heading }: AnswerColumn): CsvColumns<Row>[number] {
  return [heading, ({ answers }) => answers.get(key) ?? ''];
}

function answersByKey({ fields }: LeadRecord, keys: ReadonlySet<string>): Row['answers'] {
  const byKey = new Map<string, string>();
  const others: string[] = [];
  for (const { key, label, answer } of keyedAnswers(fields)) {
    if (keys.has(key)) byKey.set(key, answerText(answer));
    else others.push(`${label}: ${answer.value}`);
  }
  return byKey.set(OTHERS.key, others.join('\n'));
}

function answerText({ kind, value }: LeadField): string {
  return kind === 'phone' || kind === 'tel' ? phoneText(value) : value;
}

/** The number without spaces and dashes, because spreadsheets would calculate with them. */
function phoneText(phone: string): string {
  return PHONE.test(phone) ? `+${phone.replaceAll(/\D/g, '')}` : phone;
}

/** The texts of the consent boxes when the form was sent. */
function consentText({ context: { consents = [] } }: LeadRecord): string {
  return consents.map(({ text, isGiven }) => `${isGiven ? 'yes' : 'no'}: ${text}`).join('\n');
}
