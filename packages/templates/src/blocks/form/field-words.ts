import type { EmailMode, FieldKind, PhoneMode } from '@beckon/contract/form-rules';

/** Names for owners: of the kinds of fields, and of their checks. */
export const KIND_WORDS: Readonly<Record<FieldKind, string>> = {
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  tel: 'Phone (older kind)',
  birthday: 'Birthday',
  date: 'Date',
  select: 'Drop-down list',
  checkbox: 'Boxes to tick',
  radio: 'One of several',
  text: 'Short text',
  textarea: 'Long text',
  number: 'Number',
  url: 'Web address',
  hidden: 'Hidden value',
};

export const EMAIL_WORDS: Readonly<Record<EmailMode, string>> = {
  none: 'None',
  'check-typos': 'Point out typos',
  'business-email': 'Business addresses only',
  'typos-business': 'Business only, and point out typos',
};

export const PHONE_WORDS: Readonly<Record<PhoneMode, string>> = {
  basic: 'Any number',
  validated: '7 to 15 digits',
  israeli: 'Israeli numbers',
  international: 'With a list of countries',
};

export const MEANING_WORDS: Readonly<Record<string, string>> = {
  own: 'None',
  zip_postal_code: 'Zip or postal code',
};
