import type { Language } from '@beckon/contract/values';
import { expect, test } from 'vitest';
import { CALENDAR_TEXTS } from './calendar-texts.ts';
import { EXTRA_TEXTS } from './extra-texts.ts';
import { fillMessage, messagesFor } from './messages-for.ts';
import { problemTextsFor } from './problem-texts.ts';

const TABLES = {
  view: messagesFor,
  problems: problemTextsFor,
  extras: (language: Language) => EXTRA_TEXTS[language],
  calendar: (language: Language) => CALENDAR_TEXTS[language],
};

/** By table and name: two tables may have a word of the same name. */
const textsOf = (language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TABLES).flatMap(([table, textsFor]) =>
      Object.entries(textsFor(language)).map(([key, text]) => [`${table} ${key}`, text]),
    ),
  );

test.each(Object.entries(textsOf('en')).filter(([key]) => key !== 'view fieldProblem'))(
  'the Hebrew %s is Hebrew and keeps the parts of the English one',
  (key, text) => {
    const hebrew = textsOf('he')[key] ?? '';
    const parts = (message: string) => (message.match(/\{\w+\}/g) ?? []).sort();
    expect(parts(hebrew)).toEqual(parts(text));
    expect(hebrew).toMatch(/[\u0590-\u05FF]/);
  },
);

test('texts that were there from the first version stay letter for letter', () => {
  const problems = problemTextsFor('en');
  const { search, noResults, didYouMean, preview, sent, nameTitle } = messagesFor('en');
  expect(Object.values(problems)).toEqual(
    expect.arrayContaining([
      'Please enter a valid phone number',
      'Invalid number - please try again',
      'Please enter a valid birthday.',
      'There are typos in the email',
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
  expect(problemTextsFor('he')['phone-israeli-wrong']).toBe('מספר הטלפון שגוי');
});

test('values go into a message as text', () => {
  expect(fillMessage('Step {step} of {count}', { step: 1, count: 3 })).toBe('Step 1 of 3');
  expect(fillMessage('Did you mean {suggestion}?', { suggestion: '$& <b>' })).toBe(
    'Did you mean $& <b>?',
  );
  expect(fillMessage('{unknown}', {})).toBe('{unknown}');
});
