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
  expect(sourceWords(['one'], [{ id: 'one', name: 'Deleted popup' }])).toBe(
    'Leads of Deleted popup.',
  );
});

it('a connection whose popups were all deleted says so', () => {
  expect(sourceWords(['gone'], POPUPS)).toBe('Its popups are in the trash or deleted.');
});

it('a popup that is not listed is called deleted', () => {
  expect(namesOfPopups(['gone', 'two'], POPUPS)).toEqual(['Deleted popup', 'Wheel']);
});
