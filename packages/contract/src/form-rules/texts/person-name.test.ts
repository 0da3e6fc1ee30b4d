import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import { checkField } from '../check-field.ts';

const name = aField({ kind: 'name', isRequired: true });

test.each(['A', 'דנה כהן', "Anne-Marie O'Neil", '李', '😀 Sam', 'x'.repeat(40), '😀'.repeat(40)])(
  'a name is accepted: %s',
  (value) => {
    expect(checkField(name, value, aContext())).toBeUndefined();
  },
);

test.each(['R2D2', '<b>Ann', 'Ann>', 'x'.repeat(41), 'דנה ٣'])('a name is refused: %s', (value) => {
  expect(checkField(name, value, aContext())).toBe('name-wrong');
});

test('first and last names follow the same rule', () => {
  for (const baseName of ['first_name', 'last_name'] as const) {
    expect(checkField(aField({ baseName, isRequired: true }), 'Ann7', aContext())).toBe(
      'name-wrong',
    );
  }
});

test('an optional name is kept as typed', () => {
  expect(checkField(aField({ kind: 'name' }), 'R2D2', aContext())).toBeUndefined();
});
