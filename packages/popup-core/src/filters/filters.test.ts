import type { Popup } from '@beckon/contract/popup';
import type { MatchEntry } from '@beckon/contract/settings';
import { describe, expect, it } from 'vitest';
import { aPopup } from '../popup/testing/a-popup.ts';
import type { FilterSnapshot } from './filter.ts';
import { explainFilters } from './explain-filters.ts';
import { aMemory, aSnapshot } from './testing/a-snapshot.ts';

const OTHER = 'otherpopup001';
const often = { rule: 'display_everytime_everypage_5', scope: 'all' } as const;
const seldom = { rule: 'display_once_a_visitor_2', scope: 'all' } as const;

/** Returns the names of the filters that stop the popup. */
function stoppedBy(popup: Partial<Popup>, snapshot: Partial<FilterSnapshot> = {}): string[] {
  const verdicts = explainFilters(
    { popup: aPopup({ frequency: often, ...popup }), brokenRules: [] },
    aSnapshot(snapshot),
  );
  return verdicts.filter(({ passes }) => !passes).map(({ name }) => name);
}

const remember = (id: string, changes: Parameters<typeof aMemory>[0] = {}) => ({
  memories: new Map([[id, aMemory(changes)]]),
});
const entry = (changes: Partial<MatchEntry>): MatchEntry => ({
  name: 'tier',
  operator: 'exact',
  value: 'gold',
  action: 'show',
  ...changes,
});

it('filters let a popup pass if the owner set none', () => {
  expect(stoppedBy({})).toEqual([]);
});

it('filters stop a popup that was shown often enough, but not one that the visitor asks for', () => {
  const shown = remember(aPopup().id);
  expect(stoppedBy({ frequency: seldom }, shown)).toEqual(['frequency']);
  expect(stoppedBy({ frequency: seldom }, { ...shown, trigger: 'click' })).toEqual([]);
});

it('filters stop popups for converted visitors if the owner says so', () => {
  const converted = remember(aPopup().id, { hasConverted: true });
  expect(stoppedBy({ stopForConverted: true }, converted)).toEqual(['convertedVisitor']);
  expect(stoppedBy({ stopForConverted: false }, converted)).toEqual([]);
  expect(stoppedBy({ stopForConverted: true }, { ...converted, trigger: 'click' })).toEqual([]);
  expect(
    stoppedBy({ stopForConverted: true, type: 'embedded' }, { ...converted, trigger: 'embedded' }),
  ).toEqual(['convertedVisitor']);
});

it('after a closing by X, filters stop the popup for a day if it would open by itself', () => {
  const everyVisit: Popup['frequency'] = {
    rule: 'display_once_every_few_visiting_4',
    scope: ['exit'],
  };
  const closed = remember(aPopup().id, { wasClosedByX: true });
  expect(stoppedBy({ frequency: everyVisit }, closed)).toEqual(['closedByX']);
  expect(stoppedBy({ frequency: often }, closed)).toEqual(['closedByX']);
  expect(stoppedBy({ frequency: everyVisit }, { ...closed, trigger: 'teaser' })).toEqual([]);
});

it('filters respect the attention budget of the visit', () => {
  expect(stoppedBy({}, { automaticPopupsThisVisit: 2 })).toEqual(['attentionBudget']);
  expect(stoppedBy({}, { automaticPopupsThisVisit: 1 })).toEqual([]);
  expect(stoppedBy({}, { automaticPopupsThisVisit: 2, trigger: 'click' })).toEqual([]);
  for (const type of ['embedded', 'bar'] as const)
    expect(stoppedBy({ type }, { automaticPopupsThisVisit: 9 })).toEqual([]);
});

it.each([
  ['seen_poptin', 'show', {}, true],
  ['seen_poptin', 'dont_show', {}, false],
  ['not_seen', 'show', {}, false],
  ['not_seen', 'dont_show', {}, true],
  ['closed', 'show', { wasClosed: true }, true],
  ['closed', 'show', {}, false],
  ['closed', 'dont_show', { wasClosed: true }, false],
  ['converted', 'show', { hasConverted: true }, true],
  ['converted', 'dont_show', { hasConverted: true }, false],
] as const)('the engagement filter decides by %s × %s', (state, action, memory, passes) => {
  const popup = { filters: { engagement: [{ popupId: OTHER, state, action }] } };
  expect(stoppedBy(popup, remember(OTHER, memory))).toEqual(passes ? [] : ['engagement']);
});

it('the engagement filter treats an unknown popup as not seen', () => {
  expect(
    stoppedBy({
      filters: { engagement: [{ popupId: OTHER, state: 'not_seen', action: 'show' }] },
    }),
  ).toEqual([]);
});

it('the engagement filter requires all its entries to hold', () => {
  const engagement = [
    { popupId: OTHER, state: 'seen_poptin', action: 'show' },
    { popupId: OTHER, state: 'converted', action: 'show' },
  ] as const;
  expect(stoppedBy({ filters: { engagement: [...engagement] } }, remember(OTHER))).toEqual([
    'engagement',
  ]);
});

it.each(['cookies', 'jsVariables'] as const)(
  'cookie and variable filters check all entries, to show and to hide: %s',
  (kind) => {
    const values = new Map([
      ['tier', 'gold'],
      ['cart', '12'],
    ]);
    const snapshot = { cookies: values, variables: values };
    const stopped = (entries: MatchEntry[]): string[] =>
      stoppedBy({ filters: { [kind]: entries } }, snapshot);
    expect(stopped([entry({})])).toEqual([]);
    expect(stopped([entry({ action: 'dont_show' })])).toEqual([kind]);
    expect(
      stopped([entry({}), entry({ name: 'cart', operator: 'less_than', value: '9' })]),
    ).toEqual([kind]);
    expect(stopped([entry({ name: 'missing', operator: 'any_value' })])).toEqual([kind]);
    expect(
      stopped([entry({ name: 'missing', operator: 'any_value', action: 'dont_show' })]),
    ).toEqual([]);
  },
);

const pageHtml = '<body><div  class="sale">\n  Sale</div></body>';

it('the source-code filter finds a text in the page and ignores differences in white space', () => {
  expect(
    stoppedBy(
      { filters: { sourceCode: { html: '<div class="sale"> Sale', action: 'show' } } },
      { pageHtml },
    ),
  ).toEqual([]);
  expect(
    stoppedBy(
      { filters: { sourceCode: { html: '<div class="sale">', action: 'dont_show' } } },
      { pageHtml },
    ),
  ).toEqual(['sourceCode']);
  expect(
    stoppedBy({ filters: { sourceCode: { html: 'nowhere', action: 'show' } } }, { pageHtml }),
  ).toEqual(['sourceCode']);
  expect(
    stoppedBy({ filters: { sourceCode: { html: '  ', action: 'show' } } }, { pageHtml }),
  ).toEqual(['sourceCode']);
});

describe('a malformed filter', () => {
  it('a malformed filter does not pass, and the trace says why', () => {
    const verdicts = explainFilters(
      { popup: aPopup(), brokenRules: [{ kind: 'filter', name: 'cookies', why: 'no list' }] },
      aSnapshot(),
    );
    expect(verdicts[0]).toEqual({ name: 'cookies', passes: false, seen: 'no list' });
  });
});
