import { describe, expect, it } from 'vitest';
import { fakeClock } from './testing/fake-clock.ts';
import { within } from './within.ts';

describe('waiting for an answer with a time limit', () => {
  it('a limited wait returns an answer that is in time, and leaves no timer behind', async () => {
    const clock = fakeClock();
    expect(await within(clock, 100, Promise.resolve('view1'))).toBe('view1');
    expect(clock.pending()).toBe(0);
  });

  it('a limited wait ends without an answer that is late', async () => {
    const clock = fakeClock();
    const waiting = within(clock, 100, new Promise<string>(() => undefined));
    clock.pass(100);
    expect(await waiting).toBeUndefined();
  });

  it('a limited wait ends without an answer that failed', async () => {
    expect(await within(fakeClock(), 100, Promise.reject(new Error('offline')))).toBeUndefined();
  });
});
