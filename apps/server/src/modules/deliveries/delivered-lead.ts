import type { LeadRecord } from '../../store/store.ts';

/** What a delivery contains: a lead, or a made-up one for a try. */
export type DeliveredLead = Pick<
  LeadRecord,
  | 'id'
  | 'at'
  | 'popupId'
  | 'popupName'
  | 'email'
  | 'name'
  | 'phone'
  | 'fields'
  | 'url'
  | 'country'
  | 'couponCode'
  | 'prizeLabel'
  | 'suspicion'
  | 'confirmation'
> & { readonly context: Pick<LeadRecord['context'], 'consents'> };

export const A_LEAD: DeliveredLead = {
  id: 'test',
  at: 0,
  popupId: 'test',
  popupName: 'A test',
  email: 'dana@example.com',
  name: 'Dana Example',
  phone: '',
  country: '',
  fields: [
    { name: 'email', label: 'E-mail', kind: 'email', value: 'dana@example.com' },
    { name: 'name', label: 'Name', kind: 'name', value: 'Dana Example' },
  ],
  url: 'https://shop.example/',
  couponCode: '',
  prizeLabel: '',
  suspicion: '',
  confirmation: '',
  context: {},
};
