import { expect, it } from 'vitest';
import { describeFindings } from './describe-findings.ts';
import type { PageFindings } from './page-findings.ts';

const OPTIONS = { pageUrl: new URL('https://www.shop.co.uk/a'), ownHosts: ['beckon.test'] };
const found = (part: Partial<PageFindings>) =>
  describeFindings([{ resources: [], cookies: [], snippets: [], ...part }], OPTIONS);
const script = (address: string) => ({ kind: 'script' as const, address });

it('the result of a scan lists known services by address, cookie and script, each once, with its proof', () => {
  const { services } = found({
    resources: [script('https://www.googletagmanager.com/gtag/js?id=G-1')],
    cookies: [
      { name: '_ga_X1', host: 'shop.co.uk', days: 400 },
      { name: '_fbp', host: 'shop.co.uk', days: 90 },
    ],
    snippets: ['google-analytics', 'hotjar'],
  });
  expect(services.map(({ service, foundBy }) => [service.id, foundBy])).toEqual([
    [
      'google-analytics',
      [
        { by: 'address', text: 'https://www.googletagmanager.com/gtag/js' },
        { by: 'cookie', text: '_ga_X1' },
      ],
    ],
    ['hotjar', [{ by: 'snippet', text: 'a script in the page' }]],
    ['facebook', [{ by: 'cookie', text: '_fbp' }]],
  ]);
});

it('the result of a scan distinguishes the tags of Google by their ids', () => {
  const tag = 'https://www.googletagmanager.com/gtag/js';
  const idsOf = (...queries: readonly string[]) =>
    found({ resources: queries.map((query) => script(tag + query)) }).services.map(
      ({ service }) => service.id,
    );
  expect(idsOf('?id=AW-1')).toEqual(['google-ads']);
  expect(idsOf('?l=dataLayer&id=DC-1')).toEqual(['google-ads']);
  expect(idsOf('?id=G-1', '?id=AW-1')).toEqual(['google-analytics', 'google-ads']);
  expect(idsOf('?id=https://www.youtube.com/embed/1')).toEqual(['google-analytics']);
});

it('the result of a scan names the popups of Beckon by their script and cookies, and leaves out its banner, which is in every list', () => {
  const cookie = { name: 'poptin_user_id', host: 'shop.co.uk', days: 365 };
  const { services, cookies } = found({
    resources: [
      script('https://beckon.test/consent.js?id=1'),
      script('https://beckon.test/pixel.js?id=1'),
      script('https://beckon.test/demo.js'),
    ],
    cookies: [cookie, { ...cookie, name: 'cmplz_marketing' }],
  });
  expect(services.map(({ service, foundBy }) => [service.id, foundBy])).toEqual([
    [
      'beckon-popups',
      [
        { by: 'address', text: 'https://beckon.test/pixel.js' },
        { by: 'cookie', text: 'poptin_user_id' },
      ],
    ],
  ]);
  expect(cookies.map(({ name, serviceId }) => [name, serviceId])).toEqual([
    ['poptin_user_id', 'beckon-popups'],
    ['cmplz_marketing', 'beckon-consent'],
  ]);
});

it('the result of a scan groups unknown hosts by registered domain, and leaves out the site itself and us', () => {
  const { unknown } = found({
    resources: [
      script('https://cdn.shop.co.uk/a.js'),
      script('https://beckon.test/pixel.js?id=1'),
      script('https://one.github.io/a.js'),
      script('https://a.ads.co.uk/x.js?to=https://www.youtube.com/embed/1'),
      { kind: 'picture', address: 'https://b.ads.co.uk/p.gif?1' },
      { kind: 'picture', address: 'https://b.ads.co.uk/p.gif?2' },
    ],
  });
  expect(unknown).toEqual([
    {
      domain: 'ads.co.uk',
      hosts: ['a.ads.co.uk', 'b.ads.co.uk'],
      kinds: ['script', 'picture'],
      count: 3,
      examples: ['https://a.ads.co.uk/x.js', 'https://b.ads.co.uk/p.gif'],
    },
    expect.objectContaining({ domain: 'one.github.io' }),
  ]);
});

it('the result of a scan separates cookies of the site from those of others, and uses the lifetime that the browser reports', () => {
  const cookie = { name: 'cart', host: 'www.shop.co.uk' };
  const none = { resources: [], snippets: [] };
  const { cookies } = describeFindings(
    [
      { ...none, cookies: [{ ...cookie, days: 30 }] },
      {
        ...none,
        cookies: [
          { ...cookie, days: 7 },
          { name: 'IDE', host: 'doubleclick.net', days: 390 },
        ],
      },
    ],
    OPTIONS,
  );
  expect(cookies).toEqual([
    { ...cookie, days: 7, isFirstParty: true },
    {
      name: 'IDE',
      host: 'doubleclick.net',
      days: 390,
      isFirstParty: false,
      serviceId: 'google-ads',
    },
  ]);
});
