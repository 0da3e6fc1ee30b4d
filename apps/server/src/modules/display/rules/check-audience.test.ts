import type { AudienceRule } from '@beckon/contract/settings';
import { describe, expect, it } from 'vitest';
import { checkAudience, checkedCall, failedRule } from './check-audience.ts';
import { aVisitor } from './testing/a-visitor.ts';
import type { VisitorFacts } from './visitor-facts.ts';

const rule = (kind: string, operator: string, ...values: string[]): AudienceRule => ({
  kind,
  operator,
  values,
});
const passes = (one: AudienceRule, facts?: Partial<VisitorFacts>): boolean =>
  failedRule({ groups: [[one]] }, checkedCall(aVisitor(facts))) === undefined;

it.each<[AudienceRule, boolean]>([
  [rule('page-url', 'is', 'https://shop.example/sale/shoes'), true],
  [rule('page-url', 'is', '/sale/shoes/'), true],
  [rule('page-url', 'is', '/sale'), false],
  [rule('page-url', 'is_not', '/sale/shoes', '/cart'), false],
  [rule('page-url', 'contains', 'SALE'), true],
  [rule('page-url', 'contains', ''), false],
  [rule('page-url', 'contains_not', 'cart'), true],
  [rule('page-url', 'starts', 'shop.example/sale'), true],
  [rule('page-url', 'starts', '/sale'), true],
  [rule('page-url', 'ends', '/shoes'), true],
  [rule('page-url', 'regex', '/sale/(shoes|hats)$'), true],
  [rule('page-url', 'regex', '('), false],
  [rule('page-url', 'regex', '(a+)+$'), false],
  [rule('page-title', 'contains', 'on sale'), true],
  [rule('device', 'in', 'mobile'), false],
  [rule('device', 'not_in', 'mobile'), true],
  [rule('country', 'in', 'us', 'il'), true],
  [rule('country', 'not_in', 'IL'), false],
  [rule('language', 'in', 'he'), true],
  [rule('language', 'in', 'en'), false],
  [rule('referrer', 'contains', 'google'), true],
  [rule('traffic-source', 'in', 'search'), true],
  [rule('utm-source', 'is', 'News'), true],
  [rule('utm-source', 'is', 'news'), true],
  [rule('visitor-kind', 'in', 'new'), true],
  [rule('visitor-kind', 'in', 'returning'), false],
  [rule('visits', 'at_least', '2'), false],
  [rule('pages-seen', 'at_most', '2'), true],
  [rule('pages-seen', 'equals', ''), false],
  [rule('landing-page', 'is', 'shop.example'), true],
  [rule('visited-page', 'ends', '/about'), true],
  [rule('visited-page', 'is_not', '/about'), false],
  [rule('store-customer', 'in', 'guest'), true],
  [rule('cart-value', 'at_least', '80'), true],
  [rule('cart-items', 'equals', '3'), true],
  [rule('cart-product', 'in', '9'), true],
  [rule('cart-product', 'not_in', '9'), false],
  [rule('browser', 'in', 'chrome'), true],
  [rule('operating-system', 'in', 'macos', 'ios'), true],
  [rule('ip-address', 'not_in', '203.0.113.7'), false],
  [rule('no-such-rule', 'is', 'x'), false],
  [rule('country', 'no_such_operator', 'IL'), false],
  [rule('country', 'in'), true],
])('audience rules check %j: %j', (one, expected) => {
  expect(passes(one)).toBe(expected);
});

const [HOME, SALE] = ['https://www.shop.example/', 'https://shop.example/sale/'];
it.each<[AudienceRule, string, boolean]>([
  [rule('page-url', 'is', '/'), HOME, true],
  [rule('page-url', 'is', '/'), 'https://shop.example', true],
  [rule('page-url', 'is', '/'), `${HOME}?utm_source=x#top`, true],
  [rule('page-url', 'is', '/'), SALE, false],
  [rule('page-url', 'is', 'https://shop.example/'), `${HOME}?a=1`, true],
  [rule('page-url', 'is', '/?a=1'), `${HOME}?a=1`, true],
  [rule('page-url', 'is', '/?a=1'), HOME, false],
  [rule('page-url', 'is_not', '/'), HOME, false],
  [rule('page-url', 'is_not', '/'), `${HOME}?a=1`, false],
  [rule('page-url', 'is_not', '/'), SALE, true],
  [rule('page-url', 'starts', '/'), HOME, true],
  [rule('page-url', 'starts', '/'), SALE, true],
  [rule('page-url', 'ends', '/'), HOME, true],
  [rule('page-url', 'ends', '/'), SALE, false],
  [rule('page-url', 'contains', '/'), HOME, true],
  [rule('page-url', 'contains', '/'), SALE, true],
  [rule('page-url', 'contains_not', '/'), HOME, false],
  [rule('page-url', 'contains', 'shop.example/?a'), `${HOME}?a=1`, true],
  [rule('page-url', 'contains', '/?a'), `${HOME}?a=1`, true],
  [rule('page-url', 'regex', '^/$'), HOME, true],
  [rule('page-url', 'regex', '^/$'), `${HOME}?a=1`, true],
  [rule('page-url', 'regex', '^/$'), SALE, false],
  [rule('landing-page', 'is', '/'), HOME, true],
])('rules about the home page can name it by its path: %j on %s: %j', (one, url, expected) => {
  expect(passes(one, { url, landingPage: url })).toBe(expected);
});

it.each(['/a?x=1', '/a/?x=1', 'shop.example/a/?x=1', 'https://www.shop.example/a?x=1/'])(
  'a slash before the query makes no difference to the rule %s',
  (value) => {
    for (const url of ['https://shop.example/a?x=1', 'https://shop.example/a/?x=1'])
      for (const operator of ['is', 'contains', 'starts', 'ends'])
        expect(passes(rule('page-url', operator, value), { url })).toBe(true);
  },
);

it.each([
  ['regex', String.raw`/thanks/\?order=`, '/thanks/?order=1', true],
  ['regex', String.raw`/(he|en)/(\?.*)?$`, '/he/?x=1', true],
  ['contains', '/?utm_source=x', '/sale/?utm_source=x', true],
  ['contains_not', '/?utm', '/sale/?utm_source=x', false],
  ['ends', '/?a=1', '/b/?a=1', true],
  ['ends', '/', '/b/?a=1', false],
  ['contains', '/?a=1', '/b?a=1', false],
])('a rule may name the slash that was sent before a query: %s %s on %s: %j', (...row) => {
  const [operator, value, path, expected] = row;
  const url = `https://www.shop.example${path}`;
  const facts = { url, landingPage: url, visitedPages: [url], referrer: url };
  for (const kind of ['page-url', 'landing-page', 'visited-page', 'referrer'])
    expect(passes(rule(kind, operator, value), facts)).toBe(expected);
});

const HEBREW = new URL('https://www.חנות.co.il/קטגוריה/מבצעים/?צבע=אדום#x').href;
it.each([
  ['is', '/קטגוריה/מבצעים'],
  ['is', '/קטגוריה/מבצעים?צבע=אדום'],
  ['is', HEBREW],
  ['is', new URL(HEBREW).pathname],
  ['is', new URL(HEBREW).pathname.toLowerCase()],
  ['is', 'https://חנות.co.il/קטגוריה/מבצעים/'],
  ['is', 'xn--9dbd1a4b.co.il/קטגוריה/מבצעים'],
  ['contains', 'חנות'],
  ['contains', 'xn--9dbd1a4b'],
  ['contains', 'מבצע'],
  ['contains', encodeURI('מבצע')],
  ['contains', '%D7%'],
  ['starts', '/קטגוריה'],
  ['ends', 'מבצעים'],
  ['regex', '^/קטגוריה/מבצעים$'],
  ['regex', `^${encodeURI('/קטגוריה/מבצעים')}$`],
  ['regex', '%d7%a7.*%D7%9D$'],
])(
  'a rule finds letters that browsers encode, however they are written: %s %s',
  (operator, value) => {
    const facts = { url: HEBREW, landingPage: HEBREW, visitedPages: [HEBREW], referrer: HEBREW };
    for (const kind of ['page-url', 'landing-page', 'visited-page', 'referrer'])
      expect(passes(rule(kind, operator, value), facts)).toBe(true);
  },
);

it.each([
  ['is', '/a%2fb', 'https://shop.example/a/b', false],
  ['is', '/a%2fb', 'https://shop.example/a%2Fb', true],
  ['is', '/a%b', 'https://shop.example/a%b', true],
  ['is', '/a%c3', 'https://shop.example/a%C3', true],
  ['is', '/%C3%89t%C3%A9', 'https://shop.example/été', true],
  ['is', '/summer sale', 'https://shop.example/summer%20sale', true],
  ['contains_not', 'מבצע', HEBREW, false],
])('an address is decoded only where it stays the same address: %s %s, %s', (...row) => {
  const [operator, value, url, expected] = row;
  expect(passes(rule('page-url', operator, value), { url })).toBe(expected);
});

it('audience rules pass if all rules of any group hold', () => {
  const abroad = [rule('country', 'in', 'US'), rule('device', 'in', 'desktop')];
  const athome = [rule('country', 'in', 'IL')];
  expect(failedRule({ groups: [abroad, athome] }, checkedCall(aVisitor()))).toBeUndefined();
  expect(failedRule({ groups: [abroad] }, checkedCall(aVisitor()))).toBe('country');
  expect(failedRule({ groups: [] }, checkedCall(aVisitor()))).toBeUndefined();
  expect(failedRule({ groups: [[]] }, checkedCall(aVisitor()))).toBeUndefined();
});

it('audience rules are explained with the values that they read, and the fast check has the same result', () => {
  const settings = { groups: [[rule('country', 'in', 'US'), rule('visits', 'at_least', '1')]] };
  expect(checkAudience(settings, aVisitor())).toEqual({
    passes: false,
    verdicts: [
      {
        group: 0,
        kind: 'country',
        operator: 'in',
        values: ['US'],
        wanted: 'is one of US',
        seen: 'IL',
        passes: false,
      },
      {
        group: 0,
        kind: 'visits',
        operator: 'at_least',
        values: ['1'],
        wanted: 'at least 1',
        seen: '1',
        passes: true,
      },
    ],
  });
});

it.each([
  ['https://www.shop.example/sale?page=2#top', '/sale?page=2'],
  ['https://shop.example/', '/'],
  [HEBREW, '/קטגוריה/מבצעים?צבע=אדום'],
])('an address in the explanation of %s is %s: short and readable', (url, seen) => {
  const { verdicts } = checkAudience(
    { groups: [[rule('page-url', 'contains', '/cart')]] },
    aVisitor({ url }),
  );
  expect(verdicts[0]).toMatchObject({ seen, wanted: 'contains /cart', passes: false });
});

describe('where visitors come from', () => {
  it.each([
    ['https://www.google.com/search?q=x', 'google.com/search?q=x'],
    ['https://www.google.com/', 'google.com'],
    ['https://blog.example/a/?b', 'blog.example/a?b'],
    ['', '(nothing)'],
  ])('the explanation of a rule about the page %s names its host: %s', (referrer, seen) => {
    const groups = [[rule('referrer', 'is', 'bing.com')]];
    expect(checkAudience({ groups }, aVisitor({ referrer })).verdicts[0]).toMatchObject({ seen });
  });

  it.each([
    ['direct', { referrer: '', landingPage: '' }],
    ['direct', { referrer: 'https://shop.example/other', landingPage: '' }],
    ['social', { referrer: 'https://l.facebook.com/x', landingPage: '' }],
    ['social', { referrer: 'https://t.co/abc', landingPage: '' }],
    ['referral', { referrer: 'https://blog.example/', landingPage: '' }],
    ['email', { referrer: 'https://mail.google.com/', landingPage: '' }],
    ['email', { referrer: '', landingPage: 'https://shop.example/?utm_medium=email' }],
    ['paid', { referrer: 'https://www.google.com/', url: 'https://shop.example/?gclid=1' }],
    [
      'paid',
      { referrer: 'https://t.co/', landingPage: 'https://shop.example/?utm_medium=paid_social' },
    ],
  ] as const)('the traffic source is %s for %j', (source, facts) => {
    expect(passes(rule('traffic-source', 'in', source), facts)).toBe(true);
  });
});

it.each([
  ['((a+))+$', 'a'],
  ['(a|a)*b', 'a'],
  ['.*.*.*.*x=', 'a'],
  ['.*/shop/.*/.*-sale', 'shop/'],
  ['.*a.{90}b', 'ab?'],
  ['(a|b)*a(a|b){14}c', 'abaab'],
  [String.raw`(\w{0,12}\b(.|[ab]).*?[^a][\pL\pN]+\pL+[^a]{2}){2}$`, 'ab-'],
  [String.raw`[^a][\pL\pN]{20}z`, 'éaבß1'],
])(
  'an address of 2,000 letters that was made to be slow delays nobody for %s',
  (source, letters) => {
    const url = `https://shop.example/${letters.repeat(2000)}`.slice(0, 2000);
    // Uses processor time and the best of several runs, so that neither the warm-up nor other
    // programs count.
    const times = Array.from({ length: 10 }, () => {
      const before = process.threadCpuUsage();
      passes(rule('page-url', 'regex', source), { url });
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(20);
  },
);
