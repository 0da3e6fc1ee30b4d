import { afterEach, expect, test } from 'vitest';
import { buildTestApp, POPUP_ID, type TestApp } from '../testing/build-test-app.ts';

let server: TestApp | undefined;
afterEach(() => server?.close());

test('browsers are asked to use only https where the public address is https', async () => {
  server = await buildTestApp({ publicUrl: 'https://beckon.test' });
  for (const url of ['/healthz', '/nothing-here', `/landing/${POPUP_ID}`])
    expect((await server.app.inject(url)).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
});

test('plain http sends no header about https', async () => {
  server = await buildTestApp({ publicUrl: undefined });
  expect((await server.app.inject('/healthz')).headers).not.toHaveProperty(
    'strict-transport-security',
  );
});
