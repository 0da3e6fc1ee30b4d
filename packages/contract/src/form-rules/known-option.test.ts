import { expect, test } from 'vitest';
import { aContext, aField } from '../testing/a-field.ts';
import { checkField } from './check-field.ts';

const options = ['Red', 'Blue'];

test.each(['select', 'radio'] as const)('a %s accepts only its own options', (kind) => {
  expect(checkField(aField({ kind, options }), 'Red', aContext())).toBeUndefined();
  expect(checkField(aField({ kind, options }), 'Green', aContext())).toBe('option-unknown');
});

test('each tick of a group must be one of its options', () => {
  expect(
    checkField(aField({ kind: 'checkbox', options }), ['Red', 'Blue'], aContext()),
  ).toBeUndefined();
  expect(checkField(aField({ kind: 'checkbox', options }), ['Red', 'Green'], aContext())).toBe(
    'option-unknown',
  );
});
