import type { FieldMapping, LeadValue } from '@beckon/contract/owner-calls';
import {
  type LeadColumnTraits,
  leadColumnTraits,
  SENT_LEAD_COLUMNS,
  SOURCE_PARAMETERS,
  type SentLeadColumn,
} from '@beckon/contract/values';
import { leadSource } from '../../lib/leads/lead-source.ts';
import type { DeliveredLead } from './delivered-lead.ts';

const ANSWER = 'answer:';

/** The values that every lead has, in the order in which owners see them. */
export const OWN_VALUES: readonly LeadValue[] = [
  ...columnsAbout('person'),
  { name: 'first_name', label: 'First name' },
  { name: 'last_name', label: 'Last name' },
  { name: 'popup', label: 'Popup' },
  { name: 'page', label: 'Page' },
  ...columnsAbout('origin'),
  { name: 'language', label: 'Language of the browser' },
  ...SOURCE_PARAMETERS.map((name) => ({ name, label: name })),
  ...columnsAbout('prize'),
  { name: 'consent', label: 'Consent' },
  { name: 'confirmation', label: 'Address confirmed' },
  { name: 'time', label: 'Time' },
];
const OWN_KINDS = new Set(['email', 'name', 'first_name', 'last_name', 'phone', 'tel']);

/** All values of a lead by name. Answers of its form are named `answer:<name of the field>`. */
export function leadValues(lead: DeliveredLead): ReadonlyMap<string, string> {
  const answer = (kind: string) =>
    lead.fields.find((field) => field.kind === kind || field.name === kind)?.value ?? '';
  const [first = '', ...others] = lead.name.trim().split(/\s+/u);
  return new Map([
    ...SENT_LEAD_COLUMNS.map((column): [string, string] => [sentAs(column), lead[column]]),
    ['first_name', answer('first_name') || first],
    ['last_name', answer('last_name') || others.join(' ')],
    ['popup', lead.popupName],
    ['page', lead.url],
    ['language', lead.context.language ?? ''],
    ...Object.entries(leadSource(lead)),
    ['consent', consentsOf(lead)],
    ['confirmation', { '': '', pending: 'no', confirmed: 'yes' }[lead.confirmation]],
    ['time', new Date(lead.at).toISOString()],
    ...lead.fields.map(({ name, value }): [string, string] => [`${ANSWER}${name}`, value]),
  ]);
}

function columnsAbout(about: LeadColumnTraits['about']): readonly LeadValue[] {
  return SENT_LEAD_COLUMNS.filter((column) => leadColumnTraits(column).about === about).map(
    (column) => ({ name: sentAs(column), label: leadColumnTraits(column).title }),
  );
}

function sentAs(column: SentLeadColumn): string {
  return leadColumnTraits(column).sentAs ?? column;
}

/** The texts of the ticked boxes as they were shown to the visitor. */
function consentsOf({ context: { consents = [] } }: DeliveredLead): string {
  return consents
    .filter(({ isGiven }) => isGiven)
    .map(({ text }) => text)
    .join('; ');
}

/** The answers of forms that can be mapped, except those that are values of every lead. */
export function answerValues(leads: readonly Pick<DeliveredLead, 'fields'>[]): LeadValue[] {
  const labels = new Map<string, string>();
  for (const { fields } of leads)
    for (const { name, label, kind } of fields)
      if (!OWN_KINDS.has(kind)) labels.set(`${ANSWER}${name}`, label || name);
  return [...labels].map(([name, label]) => ({ name, label }));
}

/** The lead's values under the destination's names. Empty values are left out. */
export function mapped(mapping: FieldMapping, lead: DeliveredLead): Record<string, string> {
  const values = leadValues(lead);
  return Object.fromEntries(
    mapping.flatMap(({ from, to }) => {
      const value = values.get(from) ?? '';
      return value === '' ? [] : [[to, value]];
    }),
  );
}
