import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import { post } from '../../testing/owner-browser.ts';

const OWNER = { name: 'Ruth', email: 'ruth@example.com', password: 'correct horse battery' };

let server: OwnerApp;
beforeEach(async () => {
  server = await anOwnerApp({ isPrivate: true });
});
afterEach(() => server.close());

test('a server for its own machine only has owners under the names of this machine', async () => {
  const from = (host: string) => {
    const headers = { host, origin: `http://${host}`, 'x-forwarded-host': 'localhost' };
    const signsUp = {
      url: '/api/auth/sign-up/email',
      payload: { ...OWNER, email: `${host}@x.co` },
    };
    return Promise.all([
      server.app.inject({ url: '/api/owner/me', headers }),
      server.app.inject({ method: 'POST', ...signsUp, headers }),
    ]);
  };
  for (const host of [
    'rebound.example:4892',
    'localhost.example',
    '127.0.0.1.nip.io',
    '10.0.0.1',
  ]) {
    const answers = await from(host);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(answers[0]?.json().message).toContain('PUBLIC_URL');
  }
  for (const host of ['localhost:4892', '127.0.0.1:4892', '[::1]:4892', 'shop.localhost:80'])
    expect((await from(host))[0].statusCode).toBe(401);
  expect((await post(server.app, '/api/auth/sign-up/email', OWNER)).statusCode).toBe(200);
});
