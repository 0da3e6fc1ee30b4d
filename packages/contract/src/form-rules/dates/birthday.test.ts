import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import { checkField } from '../check-field.ts';

const birthday = aField({ kind: 'birthday' });

test.each(['14/06/2026', '29/02/2000', '01/01/1930'])('%s is before 15/06/2026', (value) => {
  expect(checkField(birthday, value, aContext())).toBeUndefined();
});

test.each(['15/06/2026', '16/06/2026', '01/01/2030', '31/02/2000', 'soon'])(
  '%s is not a date of birth',
  (value) => {
    expect(checkField(birthday, value, aContext())).toBe('birthday-wrong');
  },
);

test('a date field with the base name of a birthday is checked as a birthday, too', () => {
  expect(checkField(aField({ kind: 'date', baseName: 'birthday' }), '15/06/2026', aContext())).toBe(
    'birthday-wrong',
  );
});
