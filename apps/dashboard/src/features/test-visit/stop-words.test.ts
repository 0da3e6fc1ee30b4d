import type { TestVisitLine, TestVisitPopup } from '@beckon/contract/owner-calls';
import { expect, it } from 'vitest';
import { answerWords } from './stop-words.ts';

const aLine = (part: Partial<TestVisitLine>): TestVisitLine => ({
  source: 'server',
  rule: 'page-url',
  wanted: '',
  seen: '',
  verdict: 'stops',
  ...part,
});
const aPopup = (part: Partial<TestVisitPopup>): TestVisitPopup => ({
  id: 'p',
  name: 'News',
  type: 'lightbox',
  status: 'active',
  shows: false,
  lines: [],
  triggers: [{ name: 'time', amount: 5 }, { name: 'exit' }],
  ...part,
});

it('the result of a test visit comes first, and says when a popup opens', () => {
  const lines = [aLine({ rule: 'jsVariables', source: 'browser', verdict: 'unknown' })];
  expect(answerWords(aPopup({ shows: true, lines }))).toBe(
    'Shown after 5 seconds on the page or when the visitor is about to leave, if the values of the page fit.',
  );
});

it('the result of a test visit depends on the title only if no group of rules holds without it', () => {
  const title = aLine({ rule: 'page-title', group: 0, verdict: 'unknown' });
  const country = aLine({ rule: 'country', group: 1, verdict: 'passes' });
  const triggers = [{ name: 'exit' as const }];
  const answer = (...lines: TestVisitLine[]) =>
    answerWords(aPopup({ shows: true, lines, triggers }));
  expect(answer(title)).toBe(
    'Shown when the visitor is about to leave, if the title of the page fits.',
  );
  expect(answer(title, { ...title, group: 1 })).toMatch(/leave, if the title of the page fits\.$/);
  expect(answer(title, { ...country, verdict: 'stops' })).toMatch(/title of the page fits\.$/);
  expect(answer(title, country)).toBe('Shown when the visitor is about to leave.');
});

it('the result of a test visit says that an archived popup is archived', () => {
  const lines = [aLine({ rule: 'status', seen: 'archived' })];
  expect(answerWords(aPopup({ status: 'archived', lines }))).toBe('Not shown: it is archived.');
});

it('the result of a test visit says that a newer draft is not what was tested', () => {
  expect(answerWords(aPopup({ triggers: [], hasNewerDraft: true }))).toBe(
    'Not shown: nothing opens it. This is the published version: the newer draft may do otherwise.',
  );
  const triggers = [{ name: 'exit' as const }];
  expect(answerWords(aPopup({ shows: true, triggers, hasNewerDraft: true }))).toBe(
    'Shown when the visitor is about to leave. This is the published version: the newer draft may do otherwise.',
  );
});

it('a popup that does not show on another domain is explained by the domains of the site', () => {
  const lines = [aLine({ rule: 'domain', seen: 'shop.co.il', wanted: 'shop.com' })];
  expect(answerWords(aPopup({ lines }))).toBe(
    'Not shown: shop.co.il is not a domain of this site (shop.com). Add it under “Domains” in the settings.',
  );
});

it('a popup that is not shown is explained in the words of the panel on the page', () => {
  const rule = { group: 0, operator: 'starts', values: ['/shop'], seen: '/blog' };
  expect(answerWords(aPopup({ lines: [aLine(rule)] }))).toBe(
    'Not shown: this page (/blog) is not in /shop.',
  );
  const filter = aLine({ source: 'browser', rule: 'attentionBudget', seen: '2 of 2' });
  expect(answerWords(aPopup({ lines: [filter] }))).toBe(
    'Not shown: this visit has had as many popups as your settings allow (2 of 2).',
  );
  expect(answerWords(aPopup({ triggers: [] }))).toBe('Not shown: nothing opens it.');
  expect(answerWords(aPopup({ status: 'draft' }))).toBe('Not shown: it has never been published.');
});
