import { expect, test } from 'vitest';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { countVisitorCall, sizeOf } from './rate-limit.ts';

const A = { ip: 'a', headers: { 'content-length': '100' } };

test('a caller that sends a new visitor id with each call is still limited by its address', () => {
  const rate = createRateLimit(() => 0, 10);
  const flood = (n: number) =>
    countVisitorCall(rate, 'close', { caller: A, visitorId: `v${n}`, perMinute: 2 });
  for (let n = 0; n < 40; n += 1) flood(n);
  expect(() => flood(41)).toThrow('Too many calls');
});

test('a call that is refused for its address is not counted for its visitor', () => {
  const counted: string[] = [];
  const rate = {
    count: (key: string) => {
      counted.push(key);
      throw new Error('full');
    },
    countBytes: () => {},
  };
  expect(() =>
    countVisitorCall(rate, 'close', { caller: A, visitorId: 'v', perMinute: 2 }),
  ).toThrow('full');
  expect(counted).toEqual(['close a']);
});

test('a clock that is set back by an hour makes no caller wait', () => {
  let now = 3_600_000;
  const rate = createRateLimit(() => now);
  rate.count('a', 1);
  now = 0;
  expect(() => rate.count('a', 1)).not.toThrow();
});

test('a network may send at most 60 MB per hour for each kind of call, however few its calls are', () => {
  let now = 0;
  const rate = createRateLimit(() => now);
  const send = (bytes: number, kind = 'conversion') =>
    countVisitorCall(rate, kind, {
      caller: { ip: 'a', headers: { 'content-length': String(bytes) } },
      visitorId: 'v',
      perMinute: 1_000,
    });
  for (let n = 0; n < 60; n += 1) send(1_000_000);
  expect(() => send(1)).toThrow(
    expect.objectContaining({ statusCode: 429, retryAfterSeconds: 3_600 }),
  );
  expect(() => send(1, 'viewed')).not.toThrow();
  now = 3_600_000;
  expect(() => send(1)).not.toThrow();
});

test('a body without a content length counts as the longest allowed body', () => {
  expect(sizeOf({ headers: { 'transfer-encoding': 'chunked' } })).toBe(256 * 1024);
  expect([sizeOf({ headers: { 'content-length': '7' } }), sizeOf({ headers: {} })]).toEqual([7, 0]);
});
