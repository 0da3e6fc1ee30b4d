import { expect, it } from 'vitest';
import { placesOf, wordsOfChange } from './words-of-change.ts';

const KINDS = {
  Screen: { label: 'Screen', fields: { content: {} } },
  Columns: { label: 'Columns', fields: { left: {}, right: {} } },
  Email: { label: 'Email', fields: { text: {} } },
  Text: { fields: {} },
};
const block = (type: string, id: string, slots: object = {}) => ({
  type,
  props: { id, ...slots },
});
const email = block('Email', 'email');
const text = block('Text', 'text');
const other = block('Text', 'other');

const screenWith = (...content: readonly object[]) =>
  placesOf([block('Screen', 'screen', { content })], KINDS);

it('the editor says which block was added or deleted', () => {
  expect(wordsOfChange(screenWith(text), screenWith(text, email), 'email')).toBe(
    'Email added, 2 of 2',
  );
  expect(wordsOfChange(screenWith(text, email), screenWith(text), undefined)).toBe('Email deleted');
  const columns = block('Columns', 'columns', { left: [email], right: [] });
  expect(wordsOfChange(screenWith(columns, text), screenWith(text), 'text')).toBe(
    'Columns deleted',
  );
});

it('the editor says where the chosen block was moved', () => {
  const before = screenWith(text, other, email);
  expect(wordsOfChange(before, screenWith(text, email, other), 'email')).toBe(
    'Email moved up, 2 of 3',
  );
  expect(wordsOfChange(screenWith(email, text), screenWith(text, email), 'email')).toBe(
    'Email moved down, 2 of 2',
  );
  const columns = (left: readonly object[], right: readonly object[]) =>
    screenWith(block('Columns', 'columns', { left, right }));
  expect(wordsOfChange(columns([email], [text]), columns([], [email, text]), 'email')).toBe(
    'Email moved, 1 of 2',
  );
});

it('the editor says nothing of typed texts, and of a design that was replaced', () => {
  const typed = block('Email', 'email', { text: 'Your address' });
  expect(wordsOfChange(screenWith(email), screenWith(typed), 'email')).toBe('');
  expect(wordsOfChange(screenWith(email), screenWith(other), 'email')).toBe('');
});
