import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it.each([
  '/api/display/conversion/visitor%00',
  '/templates/hash%00.html',
  '/pictures/a%00b',
  '/api/display/validation-emails?x=%00',
])('an address with a NUL in it is refused before the database is asked: %s', async (url) => {
  const reply = await test.app.inject({ method: 'GET', url });
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    { success: false, message: 'This address contains a NUL character.' },
  ]);
});
