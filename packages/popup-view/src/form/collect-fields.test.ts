import { expect, test } from 'vitest';
import { aFieldSpec } from '../testing/render-form.tsx';
import { collectFields, collectForm } from './collect-fields.ts';

test('base fields keep a fixed name, others their own, the rest get kind and counter', () => {
  const names = collectFields([
    { spec: aFieldSpec({ id: 'a', kind: 'text', name: 'x', baseName: 'first_name' }), value: '' },
    { spec: aFieldSpec({ id: 'b', kind: 'text', name: 'company' }), value: '' },
    { spec: aFieldSpec({ id: 'c', kind: 'text' }), value: '' },
    { spec: aFieldSpec({ id: 'd', kind: 'select' }), value: '' },
    { spec: aFieldSpec({ id: 'e', kind: 'text' }), value: '' },
  ]).map(({ name }) => name);
  expect(names).toEqual(['first_name', 'company', 'text3', 'select1', 'text4']);
});

test('an entry contains the kind and purpose of its field', () => {
  const spec = aFieldSpec({
    id: 'a',
    kind: 'text',
    baseName: 'city',
    label: 'City',
    placeholder: 'Your city',
  });
  expect(collectFields([{ spec, value: 'Haifa' }])).toEqual([
    {
      id: 'a',
      name: 'city',
      kind: 'text',
      label: 'City',
      placeholder: 'Your city',
      value: 'Haifa',
      createdAs: 'city',
    },
  ]);
});

test.each([
  [{ kind: 'email' }, ' \u200Fann@example.com ', 'ann@example.com'],
  [{ kind: 'number' }, '2.999', '3'],
  [{ kind: 'checkbox', options: ['A', 'B'] }, ['A', 'B'], 'A, B'],
  [{ kind: 'text' }, ' =SUM(A1) ', ' =SUM(A1) '],
] as const)('%o with %o leaves as %o', (change, value, sent) => {
  expect(collectFields([{ spec: aFieldSpec(change), value }])[0]?.value).toBe(sent);
});

test('an international phone number is sent with its country code', () => {
  const spec = aFieldSpec({ kind: 'phone', phoneMode: 'international' });
  expect(
    collectFields([
      { spec, value: '050-123-4567', phone: { isValid: true, e164: '+972501234567' } },
    ])[0]?.value,
  ).toBe('+972501234567');
  expect(collectFields([{ spec, value: '050-123-4567' }])[0]?.value).toBe('050-123-4567');
});

test('consent counts only when every consent box is ticked', () => {
  const box = (id: string, value: string) => ({
    spec: aFieldSpec({ id, kind: 'checkbox', baseName: 'consent' }),
    value,
  });
  const consentOf = (fields: Parameters<typeof collectForm>[0]['fields']) =>
    collectForm({ fields, looksAutomated: false, fillTimeMs: 1 }).consentChecked;
  expect(consentOf([box('a', 'yes'), box('b', 'yes')])).toBe(true);
  expect(consentOf([box('a', 'yes'), box('b', '')])).toBe(false);
  expect(consentOf([])).toBe(false);
});
