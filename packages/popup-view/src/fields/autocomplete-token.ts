import { traitsOf, type BaseFieldName, type FieldSpec } from '@beckon/contract/form-rules';

const OF_BASE_NAME: Readonly<Partial<Record<BaseFieldName, string>>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  gender: 'sex',
  country: 'country-name',
  state: 'address-level1',
  city: 'address-level2',
  address: 'address-line1',
  zip_postal_code: 'postal-code',
  birthday: 'bday',
};

/** The `autocomplete` token of a field; undefined if there is no suitable one. */
export function autocompleteToken({ kind, baseName, name }: FieldSpec): string | undefined {
  if (baseName === 'address' && kind === 'textarea') return 'street-address';
  if (name === 'company') return 'organization';
  return (baseName && OF_BASE_NAME[baseName]) ?? traitsOf(kind).autocomplete;
}
