import { expect, test } from 'vitest';
import { createRefusedHosts } from './refused-hosts.ts';

const NOON = Date.UTC(2026, 4, 20, 12);
const HOUR_MS = 3_600_000;

test('the last host on which a site was refused is kept for a day, with the hour only', () => {
  const refused = createRefusedHosts();
  refused.record('site1', 'https://shop2.example', NOON + 1234);
  expect(refused.of('site1', NOON + HOUR_MS)).toEqual({ host: 'shop2.example', hourMs: NOON });
  expect(refused.of('site2', NOON)).toBeUndefined();
  expect(refused.of('site1', NOON + 24 * HOUR_MS)).toBeUndefined();
});

test.each(['null', 'not an origin', 'chrome-extension://abc', undefined])(
  'a refused call from %s names no host',
  (origin) => {
    const refused = createRefusedHosts();
    refused.record('site1', origin, NOON);
    expect(refused.of('site1', NOON)).toBeUndefined();
  },
);
