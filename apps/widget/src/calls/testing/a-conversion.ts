import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import type { FilledForm } from '@beckon/popup-view/view-contract';
import type { Conversion } from '../conversion-call.ts';

const field = { placeholder: '', label: '', kind: 'text', createdAs: 'text', value: '' };

/** A form with answers that could break a spreadsheet or a page. */
export const filledForm: FilledForm = {
  fields: [
    {
      ...field,
      id: 'email',
      name: 'email',
      kind: 'email',
      createdAs: 'email',
      label: 'E-mail',
      placeholder: 'you@…',
      value: 'ann@example.com',
    },
    { ...field, id: 'f1', name: 'text1', value: '=HYPERLINK("x")' },
    { ...field, id: 'f2', name: 'text2', value: '<script>' },
    {
      ...field,
      id: 'first',
      name: 'first_name',
      createdAs: 'first_name',
      kind: 'name',
      value: 'אן 🎈',
    },
    { ...field, id: 'f3', name: 'title', kind: 'text', value: 'Dr' },
  ],
  consentChecked: true,
  looksAutomated: false,
  fillTimeMs: 4321.7,
};

/** That form, sent. */
export const aConversion: Conversion = {
  popup: aPopup(),
  firedBy: 'scroll',
  viewId: 'view1',
  form: filledForm,
  extraButton: '',
  coupon: '',
  prizeId: undefined,
  idempotencyKey: 'key-1',
};
