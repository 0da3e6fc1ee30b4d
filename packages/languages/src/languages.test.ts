import { expect, test } from 'vitest';
import { CALENDAR_TEXTS } from './calendar.ts';
import { CONSENT_BANNER_TEXTS } from './consent-banner.ts';
import { COOKIE_POLICY_TEXTS } from './cookie-policy.ts';
import { EXTRA_TEXTS } from './extras.ts';
import { directionOf, LANGUAGES, type Language } from './languages.ts';
import { MESSENGER_TEXTS } from './messenger.ts';
import { PRIZE_LABELS } from './prizes.ts';
import { PROBLEM_TEXTS } from './problems.ts';
import { PRODUCT_TEXTS } from './products.ts';
import { SERVER_TEXTS } from './server.ts';
import { VIEW_TEXTS } from './view.ts';

const PART = /\{\w+\}/g;

const TABLES = {
  view: VIEW_TEXTS,
  problems: PROBLEM_TEXTS,
  extras: EXTRA_TEXTS,
  calendar: CALENDAR_TEXTS,
  messenger: MESSENGER_TEXTS,
  'consent banner': CONSENT_BANNER_TEXTS,
  'cookie policy': COOKIE_POLICY_TEXTS,
  prizes: PRIZE_LABELS,
  products: PRODUCT_TEXTS,
  server: SERVER_TEXTS,
};

/**
 * By table and name, because two tables may use the same name. Texts that are functions are left
 * out.
 */
const textsOf = (language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TABLES).flatMap(([table, texts]) => textsIn(table, texts[language])),
  );

function textsIn(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(`${name} ${key}`, inner));
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(PART, ''));

const partsOf = (text: string): string[] => (text.match(PART) ?? []).toSorted();

test.each(LANGUAGES)('each text in %s has the same placeholders as the English one', (language) => {
  const parts = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, partsOf(text)]));
  expect(parts(textsOf(language))).toEqual(parts(textsOf('en')));
});

test.each(Object.entries(textsOf('he')).filter(([, text]) => hasWords(text)))(
  'the Hebrew %s is Hebrew',
  (_key, text) => expect(text).toMatch(/[\u0590-\u05FF]/),
);

test('texts of the first version stay unchanged', () => {
  const { search, noResults, didYouMean, sent, nameTitle } = VIEW_TEXTS.en;
  const { preview } = EXTRA_TEXTS.en;
  expect(Object.values(PROBLEM_TEXTS.en)).toEqual(
    expect.arrayContaining([
      'Please enter a valid phone number',
      'Invalid number - please try again',
      'Please enter a valid birthday.',
      'Only business emails are allowed',
      'Please enter 7 to 15 digits and avoid using letters or symbols',
    ]),
  );
  expect([search, noResults, didYouMean, sent, nameTitle]).toEqual([
    'Search...',
    'No results found',
    'Did you mean {suggestion}?',
    'Sent successfully!',
    'Please enter at least 2 or more characters',
  ]);
  expect(preview).toBe(
    'This is a preview of your popup. Please note that submission will not be functional.',
  );
  expect(PROBLEM_TEXTS.he['phone-israeli-wrong']).toBe('מספר הטלפון שגוי');
});

test('English is written from left to right, Hebrew from right to left', () => {
  expect([directionOf('en'), directionOf('he')]).toEqual(['ltr', 'rtl']);
});
