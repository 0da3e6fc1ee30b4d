import { expect, test } from 'vitest';
import { aContext, aField } from '../testing/a-field.ts';
import { checkField } from './check-field.ts';

test.each([
  ['text', undefined, 'required'],
  ['radio', ['A', 'B'], 'choose-one'],
  ['select', ['A', 'B'], 'choose-one'],
  ['checkbox', undefined, 'tick-to-go-on'],
] as const)('an empty required %s field gets a message', (kind, options, problem) => {
  const spec = aField({ kind, isRequired: true, ...(options && { options }) });
  expect(checkField(spec, '', aContext())).toBe(problem);
});

test('a required checkbox group needs one tick, and one is enough', () => {
  const spec = aField({ kind: 'checkbox', isRequired: true, options: ['A', 'B'] });
  expect(checkField(spec, [], aContext())).toBe('choose-at-least-one');
  expect(checkField(spec, ['B'], aContext())).toBeUndefined();
});

test.each(['   ', '\u200F', '\u202E \u200B', '\uFEFF'])(
  'blanks and invisible marks are no answer',
  (value) => {
    expect(checkField(aField({ isRequired: true }), value, aContext())).toBe('required');
  },
);

test('an optional field may stay empty, whatever its kind', () => {
  for (const kind of [
    'email',
    'phone',
    'birthday',
    'date',
    'number',
    'url',
    'name',
    'tel',
  ] as const) {
    expect(checkField(aField({ kind }), '', aContext())).toBeUndefined();
  }
});

test('a hidden field never stops a visitor who cannot see it', () => {
  expect(checkField(aField({ kind: 'hidden', isRequired: true }), '', aContext())).toBeUndefined();
});
