import { SENT_LEAD_COLUMNS, type SentLeadColumn, tableOf } from '@beckon/contract/values';
import type { LeadRecord } from '../../store/store.ts';

/** The lead in a delivery, or an example lead in a test. */
export type DeliveredLead = Pick<
  LeadRecord,
  | 'id'
  | 'at'
  | 'popupId'
  | 'popupName'
  | SentLeadColumn
  | 'fields'
  | 'url'
  | 'suspicion'
  | 'confirmation'
> & {
  readonly context: Pick<LeadRecord['context'], 'consents'> &
    Partial<Pick<LeadRecord['context'], 'language' | 'landingPage'>>;
};

export const A_LEAD: DeliveredLead = {
  ...sentTexts(() => ''),
  id: 'test',
  at: 0,
  popupId: 'test',
  popupName: 'A test',
  email: 'dana@example.com',
  name: 'Dana Example',
  fields: [
    { name: 'email', label: 'E-mail', kind: 'email', value: 'dana@example.com' },
    { name: 'name', label: 'Name', kind: 'name', value: 'Dana Example' },
  ],
  url: 'https://shop.example/',
  suspicion: '',
  confirmation: '',
  context: {},
};

/** One text for each column that destinations get. */
export function sentTexts(
  textOf: (column: SentLeadColumn) => string,
): Record<SentLeadColumn, string> {
  return tableOf(SENT_LEAD_COLUMNS, (column) => column, textOf);
}
