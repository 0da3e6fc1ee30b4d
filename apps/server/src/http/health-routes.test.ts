import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendRaw } from './testing/raw-call.ts';
import { buildTestApp, CLIENT_ID, form, type TestApp } from '../testing/build-test-app.ts';

let test: TestApp;
const call = async (url: string) => test.post(url);

describe('a server without its database', () => {
  beforeEach(async () => {
    test = await buildTestApp();
  });
  afterEach(() => test.app.close());

  it('a server without its database is alive, but not ready', async () => {
    expect([
      (await test.app.inject('/healthz')).statusCode,
      (await test.app.inject('/readyz')).statusCode,
    ]).toEqual([200, 200]);
    await test.store.close();
    expect([
      (await test.app.inject('/healthz')).statusCode,
      (await test.app.inject('/readyz')).statusCode,
    ]).toEqual([200, 503]);
  });
});

describe('an overloaded server', () => {
  beforeEach(async () => {
    test = await buildTestApp({ maxDelayMs: 20 });
  });
  afterEach(() => test.close());

  it('an overloaded server answers 503 over a real connection, too', async () => {
    await test.publish();
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const address = test.app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { payload: body, headers } = form({ cc: 'il' });
    const busy = async () => {
      const until = performance.now() + 400;
      while (performance.now() < until); // Nothing else can run meanwhile.
      return String(await sendRaw(port, { path: `/api/display/${CLIENT_ID}`, headers, body }));
    };
    await expect
      .poll(busy, { timeout: 10_000 })
      .toMatch(/^HTTP\/1\.1 503 .*retry-after: 2\r\n.*Too busy/is);
  });

  it('an overloaded server answers 503 with Retry-After, reports that it is alive, and accepts calls again after the load', async () => {
    await test.publish();
    const busy = async () => {
      const until = performance.now() + 400;
      while (performance.now() < until); // Nothing else can run meanwhile.
      return call(`/api/display/${CLIENT_ID}`);
    };
    await expect.poll(async () => (await busy()).statusCode, { timeout: 10_000 }).toBe(503);
    const refused = await call(`/api/display/${CLIENT_ID}`);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).toEqual({ success: false, message: 'Too busy. Please try again.' });
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    await expect
      .poll(async () => (await call(`/api/display/${CLIENT_ID}`)).statusCode, { timeout: 10_000 })
      .toBe(200);
  });
});
