import { expect, test } from 'vitest';
import { createRefusedHosts } from './refused-hosts.ts';
import { HOUR_MS } from '../../lib/time/durations.ts';

const NOON = Date.UTC(2026, 4, 20, 12);

test('a host on which a site was refused is kept for a day, with the hour only', () => {
  const refused = createRefusedHosts();
  refused.record('site1', 'https://shop2.example', NOON + 1234);
  const kept = [{ host: 'shop2.example', hourMs: NOON, calls: 1 }];
  expect(refused.of('site1', NOON + HOUR_MS)).toEqual(kept);
  expect(refused.of('site2', NOON)).toEqual([]);
  expect(refused.of('site1', NOON + 24 * HOUR_MS)).toEqual([]);
});

test('of the refused hosts of a site, the most frequent ones are kept, whoever calls in between', () => {
  const refused = createRefusedHosts();
  const hosts = () => refused.of('site1', NOON).map(({ host }) => host);
  refused.record('site1', 'https://shop2.example', NOON);
  refused.record('site1', 'https://www.shop2.example', NOON);
  for (let at = 0; at < 20; at += 1) refused.record('site1', `https://x${at}.example`, NOON);
  const last = ['x19.example', 'x18.example', 'x17.example', 'x16.example'];
  expect(hosts()).toEqual(['shop2.example', ...last]);
});

test.each([
  ['https://www.shop2.example', 'shop2.example'],
  ['https://www.example', 'www.example'],
  ['https://www.shop2.example:8080', 'www.shop2.example:8080'],
  ['https://חנות.co.il', 'xn--9dbd1a4b.co.il'],
])('the refused page %s is kept as a host that an owner can list: %s', (origin, host) => {
  const refused = createRefusedHosts();
  refused.record('site1', origin, NOON);
  expect(refused.of('site1', NOON)).toMatchObject([{ host }]);
});

test.each([
  'null',
  'not an origin',
  'chrome-extension://abc',
  undefined,
  'https://[2001:db8::1]',
  'https://*.example',
  `https://${'a'.repeat(250)}.example`,
  `https://${'a.'.repeat(7500)}example`,
])('a refused call from %s names no host', (origin) => {
  const refused = createRefusedHosts();
  refused.record('site1', origin, NOON);
  expect(refused.of('site1', NOON)).toEqual([]);
});
