import type { TestVisitLine, TestVisitPopup } from '@beckon/contract/owner-calls';
import { expect, it } from 'vitest';
import { answerWords, stopWords } from './stop-words.ts';

const aLine = (part: Partial<TestVisitLine>): TestVisitLine => ({
  source: 'server',
  rule: 'country',
  wanted: '',
  seen: '',
  verdict: 'stops',
  ...part,
});
const audience = (rule: string, operator: string, values: string[], seen: string) =>
  aLine({ rule, operator, values, seen });
const SHOWN = 'frequency';

it.each([
  [audience('page-url', 'starts', ['/shop'], 'x'), 'this page is not in /shop'],
  [audience('page-url', 'is', ['/a', '/b'], 'x'), 'this page is not /a or /b'],
  [audience('page-url', 'contains_not', ['/cart'], 'x'), 'this page is left out (/cart)'],
  [audience('country', 'in', ['IL', 'FR'], 'DE'), 'country is Germany, not Israel or France'],
  [audience('country', 'in', ['IL'], '(nothing)'), 'country is not known, not Israel'],
  [audience('cart-value', 'at_least', ['50'], '20'), 'cart value is 20, less than 50'],
  [aLine({ rule: 'status', seen: 'draft' }), 'it has never been published'],
  [aLine({ rule: 'status', seen: 'paused' }), 'it is paused'],
  [
    aLine({ rule: SHOWN, wanted: 'once in 3 days', seen: 'last shown 2026-11-20T10:00:00.000Z' }),
    'this visitor has seen it often enough: last on 2026-11-20 at 10:00 UTC; it shows once in 3 days',
  ],
  [aLine({ rule: 'something-new', seen: 'x' }), 'something new is x'],
])('says why %o stops it', (line, words) => {
  expect(stopWords(line)).toBe(words);
});

it('begins with the answer', () => {
  const popup: TestVisitPopup = {
    id: 'p',
    name: 'News',
    type: 'lightbox',
    status: 'active',
    shows: true,
    lines: [aLine({ rule: 'jsVariables', verdict: 'unknown' })],
    triggers: [{ name: 'time', amount: 5 }, { name: 'exit' }],
  };
  expect(answerWords(popup)).toBe(
    'Shown after 5 seconds on the page or when the visitor is about to leave, if the values of the page fit.',
  );
  expect(answerWords({ ...popup, shows: false, triggers: [] })).toBe(
    'Not shown: nothing opens it.',
  );
});
