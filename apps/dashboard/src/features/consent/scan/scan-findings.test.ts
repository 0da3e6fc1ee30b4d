import {
  ConsentDesign,
  consentIssues,
  defaultConsentDesign,
  SERVICE_ID_PATTERN,
  SERVICE_LIBRARY,
} from '@beckon/contract/consent';
import type { ScanAnswer } from '@beckon/contract/owner-calls';
import Schema from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { openFindings, withOwnCookie, withServices, withStranger } from './scan-findings.ts';

const youtube = SERVICE_LIBRARY.filter(({ id }) => id === 'youtube');
const cart = { name: 'cart', host: 'shop.example', isFirstParty: true, days: 7 };
const FOUND: ScanAnswer = {
  success: true,
  url: 'https://shop.example/',
  usedBrowser: true,
  services: youtube.map((service) => ({ service, foundBy: [] })),
  unknown: [
    {
      domain: 'ads.example',
      hosts: ['cdn.ads.example'],
      kinds: ['script'],
      count: 2,
      examples: ['https://cdn.ads.example/a.js'],
    },
  ],
  cookies: [
    cart,
    { name: 'uid', host: 'ads.example', isFirstParty: false, days: 365 },
    { name: '_ga', host: 'shop.example', isFirstParty: true, days: 730, serviceId: 'ga' },
  ],
};
const draft = defaultConsentDesign('en');
const [stranger] = openFindings(FOUND, draft, []).strangers;
if (stranger === undefined) throw new Error('the scan found no stranger');

describe('what a scan found', () => {
  it('the list of findings offers a finding until it is in the draft', () => {
    const before = openFindings(FOUND, draft, []);
    expect([
      before.services.length,
      before.strangers.length,
      before.cookies,
      before.listed,
    ]).toEqual([1, 1, [cart], 0]);
    const one = { ...draft, ...withServices(draft, youtube) };
    const two = { ...one, ...withStranger(one, stranger, 'marketing') };
    const three = { ...two, ...withOwnCookie(two, cart, 'functional') };
    expect(openFindings(FOUND, three, [])).toEqual({
      services: [],
      strangers: [],
      cookies: [],
      listed: 3,
      ignored: 0,
    });
    expect(consentIssues(three)).toEqual([]);
  });

  it('the list of findings still offers a service when the draft has only others', () => {
    const other = SERVICE_LIBRARY.filter(({ id }) => id !== 'youtube').slice(0, 1);
    const { services, listed } = openFindings(FOUND, { ...draft, services: other }, []);
    expect([services.map(({ service }) => service.id), listed]).toEqual([['youtube'], 0]);
  });

  it('the list of findings counts as ignored only what the owner ignores', () => {
    const maps = {
      ...stranger,
      domain: 'maps.example',
      hosts: ['maps.example'],
      examples: ['https://maps.example/map.js'],
    };
    const found = { ...FOUND, unknown: [...FOUND.unknown, maps] };
    const { strangers, ignored } = openFindings(found, draft, ['ads.example']);
    expect([strangers.map(({ domain }) => domain), ignored]).toEqual([['maps.example'], 1]);
  });

  it('the list of findings leaves out findings that the owner ignores', () => {
    const left = openFindings(FOUND, draft, ['ads.example', 'cart']);
    expect([left.strangers, left.cookies, left.listed, left.ignored]).toEqual([[], [], 0, 2]);
  });

  it('the list of findings turns an unknown third party into a service with its hosts and cookies', () => {
    expect(withStranger(draft, stranger, 'statistics').services).toEqual([
      {
        id: 'ads-example',
        name: 'ads.example',
        category: 'statistics',
        patterns: ['cdn.ads.example'],
        cookies: [{ name: 'uid', purpose: '', days: 365 }],
        privacyUrl: '',
      },
    ]);
  });

  it('the list of findings offers visitors the category of an added service', () => {
    const few = { ...draft, categories: [] };
    expect(withServices(few, youtube).categories).toEqual(['marketing']);
    expect(withOwnCookie(few, cart, 'functional').categories).toEqual([]);
  });

  it('the list of findings groups cookies of the site by category', () => {
    const one = { ...draft, ...withOwnCookie(draft, cart, 'functional') };
    const two = withOwnCookie(one, { ...cart, name: 'sid', days: 0 }, 'functional');
    expect(two.services.map(({ id, cookies }) => [id, cookies.map(({ name }) => name)])).toEqual([
      ['this-website-functional', ['cart', 'sid']],
    ]);
  });

  it('the list of findings lists cookies with odd names, so that the draft can be saved', () => {
    const long = `visitor-${'x'.repeat(200)}`;
    const odd = ['', '*', 'last page', long].map((name) => ({ ...cart, name, days: 36_000 }));
    const found = { ...FOUND, cookies: odd };
    const { cookies } = openFindings(found, draft, []);
    expect(cookies.map(({ name }) => name)).toEqual(['last page', long]);
    const after = cookies.reduce(
      (before, cookie) => ({ ...before, ...withOwnCookie(before, cookie, 'functional') }),
      draft,
    );
    expect(Schema.Check(ConsentDesign, after)).toBe(true);
    expect(openFindings(found, after, []).cookies).toEqual([]);
  });

  it('the list of findings creates a unique id for every name', () => {
    const odd = { ...stranger, domain: 'ä.' };
    const one = { ...draft, ...withStranger(draft, odd, 'marketing') };
    const two = { ...one, ...withStranger(one, odd, 'marketing') };
    const ids = two.services.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(new RegExp(SERVICE_ID_PATTERN));
  });
});
