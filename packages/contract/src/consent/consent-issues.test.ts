import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { ConsentDesign } from './consent-design.ts';
import { consentIssues, isSavable } from './consent-issues.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { LANGUAGES } from '../values/index.ts';
import { defaultConsentDesign } from './default-consent.ts';
import { SERVICE_LIBRARY } from './services/service-library.ts';

it.each(LANGUAGES)('a consent design starts valid and without issues in %s', (language) => {
  const design = defaultConsentDesign(language);
  expect(Schema.Check(ConsentDesign, design)).toBe(true);
  expect(consentIssues(design)).toEqual([]);
});

it('a consent design may contain the whole library of services', () => {
  const design = { ...defaultConsentDesign('en'), services: [...SERVICE_LIBRARY] };
  expect(Schema.Check(ConsentDesign, design)).toBe(true);
  expect(consentIssues(design)).toEqual([]);
});

it("a consent design's issues name every place that keeps it from being published", () => {
  const start = defaultConsentDesign('en');
  const [first] = SERVICE_LIBRARY.filter(({ category }) => category === 'marketing');
  if (first === undefined) throw new Error('the library is empty');
  const issues = consentIssues({
    ...start,
    look: { ...start.look, text: '#eeeeee' },
    categories: ['statistics'],
    services: [first, first],
    hasWall: true,
    links: { ...start.links, cookiePolicy: 'javascript:alert(1)' },
    texts: { ...start.texts, en: { ...start.texts.en, blockedByCategory: 'Allow cookies' } },
  });
  expect(issues.map(({ field }) => field)).toEqual([
    'look.text',
    `services.${first.id}`,
    `services.${first.id}`,
    `services.${first.id}`,
    'links.cookiePolicy',
    'links.privacyPolicy',
    'texts.en.blockedByCategory',
  ]);
});

describe('the reject button of a consent design', () => {
  it.each([
    ['#ffffff', 'it cannot be seen', 'contrast with the background is 1.0, and it has to be 3'],
    ['#e8edf3', 'it can hardly be seen', 'contrast with the background is 1.1, and it has to be 3'],
    [
      '#929292',
      'it is less than half as strong',
      '(contrast 6.7 with the background) stands out far more',
    ],
    ['#767676', 'it is a little weaker', ''],
    ['#1d4ed8', 'both are alike', ''],
    ['#000000', 'it is stronger', ''],
  ])('the reject button %s is an issue or not, because %s', (deny, _why, words) => {
    const start = defaultConsentDesign('en');
    const denyText = contrastRatio('#ffffff', deny) < 4.5 ? '#000000' : '#ffffff';
    const look = { ...start.look, deny, denyText, background: '#ffffff', accept: '#1d4ed8' };
    const issues = consentIssues({ ...start, look });
    expect(issues.map(({ field }) => field)).toEqual(words === '' ? [] : ['look.deny']);
    expect(issues[0]?.message ?? '').toContain(words);
  });

  it('a reject button that is as faint as the accept button is no issue', () => {
    const start = defaultConsentDesign('en');
    const faint = {
      accept: '#ffe680',
      acceptText: '#000000',
      deny: '#ffe680',
      denyText: '#000000',
    };
    expect(consentIssues({ ...start, look: { ...start.look, ...faint } })).toEqual([]);
  });

  it('a consent design starts with two buttons of the same colours', () => {
    const { look } = defaultConsentDesign('en');
    expect([look.deny, look.denyText]).toEqual([look.accept, look.acceptText]);
  });
});

describe('an empty text or name in a consent design', () => {
  it('an empty text is named with its language, and a service without a name is named by its id', () => {
    const start = defaultConsentDesign('en');
    const [first] = SERVICE_LIBRARY;
    if (first === undefined) throw new Error('the library is empty');
    const design = {
      ...start,
      texts: { ...start.texts, he: { ...start.texts.he, title: ' ' } },
      services: [{ ...first, name: '' }],
    };
    expect(isSavable(start)).toBe(true);
    expect(isSavable(design)).toBe(false);
    expect(consentIssues(design).map(({ field }) => field)).toEqual([
      'texts.he.title',
      `services.${first.id}.name`,
    ]);
  });
});

it.each([
  ['www.example.org/privacy', false],
  ['javascript:alert(1)', false],
  ['', true],
  ['/privacy', true],
  ['HTTPS://example.org/privacy', true],
])('a consent design with the link %j of a service can be published: %s', (privacyUrl, isFine) => {
  const [first] = SERVICE_LIBRARY.filter(({ category }) => category === 'functional');
  if (first === undefined) throw new Error('the library is empty');
  const design = { ...defaultConsentDesign('en'), services: [{ ...first, privacyUrl }] };
  expect(consentIssues(design).map(({ field }) => field)).toEqual(
    isFine ? [] : [`services.${first.id}.privacyUrl`],
  );
});

it('a pattern by which no address is found is named, because its service would not wait', () => {
  const [first] = SERVICE_LIBRARY.filter(({ category }) => category === 'functional');
  if (first === undefined) throw new Error('the library is empty');
  const services = [{ ...first, patterns: ['ads.test/js?id=AW-', '*.ads.test'] }];
  const issues = consentIssues({ ...defaultConsentDesign('en'), services });
  expect(issues.map(({ field }) => field)).toEqual([`services.${first.id}.patterns`]);
  expect(issues[0]?.message).toContain(`No address of ${first.name} is found by “*.ads.test”`);
});

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#ffffff', 4.54],
  ])('the contrast of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });
});

it('a consent design with too many services or cookies says so, because it cannot be saved', () => {
  const start = defaultConsentDesign('en');
  const [first] = SERVICE_LIBRARY;
  if (first === undefined) throw new Error('the library is empty');
  const servicesOf = (count: number, cookies: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...first,
      id: `own-${at}`,
      cookies: Array.from({ length: cookies }, (_each, number) => ({
        name: `c${number}`,
        purpose: '',
        days: 1,
      })),
    }));
  for (const [count, cookies, messages] of [
    [300, 0, []],
    [301, 0, [/^The list has 301 services; 300 are possible/]],
    [1, 200, []],
    [1, 201, [/has 201 cookies; 200 are possible/]],
  ] as const) {
    const design = { ...start, services: servicesOf(count, cookies) };
    expect(consentIssues(design).map(({ message }) => message)).toEqual(
      messages.map((message) => expect.stringMatching(message)),
    );
    expect(isSavable(design)).toBe(messages.length === 0);
    expect(Schema.Check(ConsentDesign, design)).toBe(messages.length === 0);
  }
});
