import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';
import { HOUR_MS } from '../../lib/time/durations.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
  await test.publish();
});
afterEach(() => test.close());

let sent = 0;
const convert = (remoteAddress: string, fields: Readonly<Record<string, string>> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/display/conversion/visitor-${(sent += 1)}`,
    remoteAddress,
    payload: {
      client_id: CLIENT_ID,
      poptin_id: POPUP_ID,
      idempotency_key: `key-${sent}`,
      email: 'dana@example.com',
      ...fields,
    },
  });
const LONG = { message: 'm'.repeat(1_000_000) };
const statusOf = async (...call: Parameters<typeof convert>) => (await convert(...call)).statusCode;

it('a network that sends an extreme amount of data is blocked for an hour, and the leads of all others are accepted', async () => {
  for (let n = 0; n < 60; n += 1) await convert('203.0.113.1', LONG);
  const refusal = await convert('203.0.113.1');
  expect(refusal.statusCode).toBe(429);
  expect(Number(refusal.headers['retry-after'])).toBe(3_600);
  expect(await statusOf('203.0.113.2')).toBe(200);
  test.clock.now += HOUR_MS;
  expect(await statusOf('203.0.113.1')).toBe(200);
});

it('a site that gets an extreme amount of data from many networks accepts usual leads, and long ones an hour later', async () => {
  for (let n = 0; n < 200; n += 1) await convert(`203.0.113.${n}`, LONG);
  expect(await statusOf('198.51.100.1', LONG)).toBe(429);
  expect(await statusOf('198.51.100.1')).toBe(200);
  test.clock.now += HOUR_MS;
  expect(await statusOf('198.51.100.1', LONG)).toBe(200);
});

it('a lead uses less than 300 KB, however much data was sent', async () => {
  const pages = Array.from({ length: 200 }, () => `https://shop.test/${'p'.repeat(1_900)}`);
  const answers = Array.from({ length: 30 }, (_, n) => [`answer${n}`, 'm'.repeat(19_000)]);
  await convert('203.0.113.1', {
    ...Object.fromEntries(answers),
    previous_visited_pages_with_current_page: JSON.stringify(pages),
  });
  const [lead] = await test.opened.db.selectFrom('lead').selectAll().execute();
  expect(lead?.email).toBe('dana@example.com');
  expect(lead?.context).toContain('https://shop.test/ppp');
  expect(JSON.stringify(lead).length).toBeLessThan(300_000);
});
