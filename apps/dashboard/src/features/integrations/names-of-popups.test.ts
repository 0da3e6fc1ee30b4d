import { expect, it } from 'vitest';
import { namesOfPopups, sourceWords } from './names-of-popups.ts';

const POPUPS = [
  { id: 'one', name: 'Letter' },
  { id: 'two', name: 'Wheel' },
];

it('a connection names its popups, and leaves deleted ones out', () => {
  expect(sourceWords([], POPUPS)).toBeUndefined();
  expect(sourceWords(['two', 'one'], POPUPS)).toBe('Leads of Wheel and Letter.');
  expect(sourceWords(['gone', 'one'], POPUPS)).toBe('Leads of Letter.');
});

it('a connection whose popups were all deleted says that it gets no leads', () => {
  expect(sourceWords(['gone'], POPUPS)).toBe('Its popups were deleted, so no new leads go there.');
});

it('a popup that is not listed is called deleted', () => {
  expect(namesOfPopups(['gone', 'two'], POPUPS)).toEqual(['Deleted popup', 'Wheel']);
});
