import { expect, it } from 'vitest';
import { directionClass } from './own-direction.ts';

it.each([
  ['English', 'Only today!'],
  ['Hebrew', 'רק היום!'],
  ['Hebrew with an English word', 'רק היום 15% OFF!'],
  ['Hebrew after a placeholder', '{{name}}, שלום'],
  ['nothing', ''],
])('copy that is %s has the direction of its first letter', (_what, copy) => {
  expect(directionClass(copy)).toBe(false);
});

it.each([
  ['begins with a name in Latin letters', 'Beckon מציעה הנחה!'],
  ['has no letter', '50%'],
  ['consists of a placeholder', '{{prize_label}}'],
  ['has such a line', 'רק היום\nVIP לחברים'],
])('copy that %s keeps the direction of a Hebrew popup', (_what, copy) => {
  expect(directionClass(copy)).toBe('t-mixed');
});
