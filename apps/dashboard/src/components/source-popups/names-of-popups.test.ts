import { expect, it } from 'vitest';
import { namesOfPopups, sourceWords } from './names-of-popups.ts';

const POPUPS = [
  { id: 'one', name: 'Letter' },
  { id: 'two', name: 'Wheel', state: 'in the trash' },
  { id: 'three', name: 'Bar', state: 'deleted' },
];

it('a connection names its popups, and says which ones visitors no longer get', () => {
  expect(sourceWords([], POPUPS)).toBeUndefined();
  expect(sourceWords(['one'], POPUPS)).toBe('Leads of Letter.');
  expect(sourceWords(['two', 'one', 'three'], POPUPS)).toBe(
    'Leads of Wheel (in the trash), Letter, and Bar (deleted).',
  );
});

it('a popup whose name is not known is called deleted', () => {
  expect(namesOfPopups(['gone', 'one'], POPUPS)).toEqual(['Deleted popup', 'Letter']);
});
