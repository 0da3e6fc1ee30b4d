import { csvLine, CSV_START } from '../../lib/csv-text.ts';
import type { LeadRecord } from '../../store/store.ts';

const HEADINGS = [
  'Time (UTC)',
  'Popup',
  'E-mail',
  'Name',
  'Phone',
  'Fields',
  'Prize',
  'Coupon',
  'Page',
  'Referrer',
  'Country',
  'Device',
  'Trigger',
  'Consent',
  'Address confirmed',
  'Tags',
  'Note',
  'Suspicious',
  'Unfinished',
];

/**
 * The leads as a spreadsheet, piece by piece. Fields other than the known ones stand in one column
 * as `label: value`.
 */
export async function* leadsCsv(
  chunks: AsyncIterable<readonly LeadRecord[]>,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(HEADINGS);
  for await (const leads of chunks) yield leads.map(leadLine).join('');
}

function leadLine(lead: LeadRecord): string {
  const {
    email,
    name,
    phone,
    fields,
    prizeLabel,
    couponCode,
    url,
    referrer,
    country,
    device,
    trigger,
    suspicion,
    isPartial,
    at,
    popupName,
  } = lead;
  const others = fields.map((field) => `${field.label || field.name}: ${field.value}`).join('\n');
  return csvLine([
    new Date(at).toISOString(),
    popupName,
    email,
    name,
    phone,
    others,
    prizeLabel,
    couponCode,
    url,
    referrer,
    country,
    device,
    trigger,
    consentText(lead),
    { '': '', pending: 'no', confirmed: 'yes' }[lead.confirmation],
    lead.tags.join(', '),
    lead.note,
    suspicion,
    isPartial ? 'yes' : '',
  ]);
}

/** What the boxes said when the form was sent. */
function consentText({ context: { consents = [] } }: LeadRecord): string {
  return consents.map(({ text, isGiven }) => `${isGiven ? 'yes' : 'no'}: ${text}`).join('\n');
}
