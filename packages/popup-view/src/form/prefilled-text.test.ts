import { expect, test } from 'vitest';
import { aFieldSpec } from '../testing/render-form.tsx';
import { initialValue } from './initial-value.ts';
import { prefilledText } from './prefilled-text.ts';

const parameters = new Map([
  ['utm_source', 'news'],
  ['email', 'eve@example.com'],
  ['city', 'Haifa'],
]);
const sources = { pageParameters: parameters, tags: new Map([['curr_year', '2026']]) };

test.each([
  ['a field named utm_source', { name: 'utm_source' }, 'news'],
  ['a field with the id CUSTOM_UTM_source', { id: 'CUSTOM_UTM_source' }, 'news'],
  ['a field with the id CUSTOM_UTM_city', { id: 'CUSTOM_UTM_city' }, 'Haifa'],
  ['a field named CUSTOM_UTM_city', { name: 'CUSTOM_UTM_city' }, 'Haifa'],
  ['a default with a tag', { defaultValue: 'Year {{curr_year}}' }, 'Year 2026'],
  ['a default with an address tag', { defaultValue: 'From {{utm_source}}' }, 'From news'],
  ['a default with an unknown tag', { defaultValue: '{{nobody}}' }, '{{nobody}}'],
] as const)('the field %s starts with %o -> "%s"', (_what, change, text) => {
  expect(prefilledText(aFieldSpec(change), sources)).toBe(text);
});

test('the address fills only fields that may be prefilled', () => {
  expect(prefilledText(aFieldSpec({ kind: 'email', name: 'email' }), sources)).toBeUndefined();
});

test('the address wins over the default; an absent parameter does not', () => {
  expect(prefilledText(aFieldSpec({ name: 'utm_source', defaultValue: 'direct' }), sources)).toBe(
    'news',
  );
  expect(prefilledText(aFieldSpec({ name: 'utm_term', defaultValue: 'direct' }), sources)).toBe(
    'direct',
  );
});

test('markup from the address stays text; control characters and long values are not used', () => {
  const hostile = new Map([
    ['utm_source', `<img src=x onerror=alert(1)>\u0000\n${'x'.repeat(5_000)}`],
  ]);
  const text =
    prefilledText(aFieldSpec({ name: 'utm_source' }), { ...sources, pageParameters: hostile }) ??
    '';
  expect(text.startsWith('<img src=x onerror=alert(1)>  x')).toBe(true);
  expect(text).toHaveLength(1_000);
});

test('tags of free-plan popups stay as they are', () => {
  expect(
    prefilledText(aFieldSpec({ defaultValue: '{{curr_year}}' }), { pageParameters: parameters }),
  ).toBe('{{curr_year}}');
});

test.each([
  [{ kind: 'radio', options: ['A', 'B'], isRequired: true }, 'A'],
  [{ kind: 'radio', options: ['A', 'B'] }, ''],
  [{ kind: 'radio', options: ['A', 'B'], defaultValue: 'B' }, 'B'],
  [{ kind: 'select', options: ['A', 'B'], defaultValue: 'C' }, ''],
  [{ kind: 'checkbox', defaultValue: 'yes' }, 'yes'],
  [{ kind: 'checkbox', options: ['A', 'B', 'C'], defaultValue: 'C|A' }, ['A', 'C']],
  [{ kind: 'number', defaultValue: '3.14159' }, '3.14'],
  [{ kind: 'date', defaultValue: '2026-03-09' }, '09/03/2026'],
  [{ kind: 'date', defaultValue: 'tomorrow' }, ''],
] as const)('%o starts with %o', (change, value) => {
  expect(initialValue(aFieldSpec(change), sources)).toEqual(value);
});
