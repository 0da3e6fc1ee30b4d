import { expect, test } from 'vitest';
import { parseFieldSpec } from './parse-field-spec.ts';

test('the field spec is read from a template', () => {
  const spec = {
    id: 'f1',
    name: 'email',
    kind: 'email',
    label: 'E-mail',
    placeholder: 'you@…',
    isRequired: true,
    emailMode: 'typos-business',
    step: 2,
  };
  expect(parseFieldSpec(JSON.stringify(spec))).toEqual(spec);
});

test('invalid optional parts are left out, and the field stays', () => {
  expect(
    parseFieldSpec({
      id: 'f1',
      kind: 'select',
      options: ['A', 7, ''],
      emailMode: 'wild',
      step: -1,
      baseName: 'x',
    }),
  ).toEqual({
    id: 'f1',
    name: '',
    kind: 'select',
    label: '',
    placeholder: '',
    isRequired: false,
    options: ['A'],
  });
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"id":"f1"}',
  '{"id":"","kind":"text"}',
  '{"id":"f1","kind":"file"}',
])('%s is no field', (text) => {
  expect(parseFieldSpec(text)).toBeUndefined();
});
