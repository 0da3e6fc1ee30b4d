import { leadColumnsAbout, leadColumnTraits } from '@beckon/contract/values';
import { type CsvColumns, csvRows, csvStart } from '../../lib/csv-text.ts';
import type { LeadRecord } from '../../store/store.ts';

const COLUMNS: CsvColumns<LeadRecord> = [
  ['Time (UTC)', ({ at }) => new Date(at).toISOString()],
  ['Popup', ({ popupName }) => popupName],
  ...textColumns('person'),
  ['Fields', fieldsText],
  ...textColumns('prize'),
  ['Page', ({ url }) => url],
  ...textColumns('origin'),
  ['Consent', consentText],
  ['Address confirmed', ({ confirmation }) => CONFIRMED_WORDS[confirmation]],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Note', ({ note }) => note],
  ['Suspicious', ({ suspicion }) => suspicion],
  ['Unfinished', ({ isPartial }) => (isPartial ? 'yes' : '')],
];

const CONFIRMED_WORDS = { '': '', pending: 'no', confirmed: 'yes' };

/** The leads as a spreadsheet, piece by piece. */
export async function* leadsCsv(
  chunks: AsyncIterable<readonly LeadRecord[]>,
): AsyncGenerator<string> {
  yield csvStart(COLUMNS);
  for await (const leads of chunks) yield csvRows(COLUMNS, leads);
}

function textColumns(about: 'person' | 'prize' | 'origin'): CsvColumns<LeadRecord> {
  return leadColumnsAbout(about).map((column) => {
    const { title, csvTitle = title } = leadColumnTraits(column);
    return [csvTitle, (lead) => lead[column]];
  });
}

/** Fields other than the known ones are in one column, as `label: value`. */
function fieldsText({ fields }: LeadRecord): string {
  return fields.map((field) => `${field.label || field.name}: ${field.value}`).join('\n');
}

/** The texts of the consent boxes when the form was sent. */
function consentText({ context: { consents = [] } }: LeadRecord): string {
  return consents.map(({ text, isGiven }) => `${isGiven ? 'yes' : 'no'}: ${text}`).join('\n');
}
