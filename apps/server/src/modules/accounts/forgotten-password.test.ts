import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerAppOptions } from '../../testing/owner-app-parts.ts';
import { cookieOf } from '../../testing/owner-browser.ts';

let server: OwnerApp;
beforeEach(async () => {
  server = await anOwnerApp();
});
afterEach(() => server.close());

async function restart(options: OwnerAppOptions): Promise<void> {
  await server.close();
  server = await anOwnerApp(options);
}

const RUTH = { name: 'Ruth', email: 'ruth@example.com', password: 'correct horse battery' };
const NEW = 'another horse battery';
const me = (cookie: string) => server.app.inject({ url: '/api/owner/me', headers: { cookie } });

describe('a forgotten password', () => {
  beforeEach(() => restart({ publicUrl: 'https://popups.example.com', sendsMail: true }));
  const headers = { host: 'popups.example.com', origin: 'https://popups.example.com' };
  const call = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, headers, payload });

  test('a forgotten password is replaced through the link in a mail, which ends the open sessions', async () => {
    const cookie = cookieOf(await call('/api/auth/sign-up/email', RUTH));
    expect(
      (
        await call('/api/auth/request-password-reset', {
          email: RUTH.email,
          redirectTo: '/reset-password',
        })
      ).statusCode,
    ).toBe(200);
    const [mail] = server.mails;
    const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect([mail?.to, link.origin]).toEqual([RUTH.email, 'https://popups.example.com']);
    const page = await server.app.inject({ url: link.pathname + link.search, headers });
    expect(page.statusCode).toBe(302);
    const token = new URL(String(page.headers.location), link).searchParams.get('token') ?? '';
    expect(
      (await call('/api/auth/reset-password', { token, newPassword: 'another horse battery' }))
        .statusCode,
    ).toBe(200);
    expect((await me(cookie)).statusCode).toBe(401);
    expect(
      (await call('/api/auth/sign-in/email', { email: RUTH.email, password: RUTH.password }))
        .statusCode,
    ).toBe(401);
    expect(
      (
        await call('/api/auth/sign-in/email', {
          email: RUTH.email,
          password: 'another horse battery',
        })
      ).statusCode,
    ).toBe(200);
    expect(
      (await call('/api/auth/reset-password', { token, newPassword: 'once more, please' }))
        .statusCode,
    ).toBe(400);
  });

  test('the mail links to our public address, whatever host the request names, and to no other site', async () => {
    await call('/api/auth/sign-up/email', RUTH);
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/request-password-reset',
      headers: { host: 'evil.example' },
      payload: { email: RUTH.email, redirectTo: '/reset-password' },
    });
    expect(server.mails[0]?.text).not.toContain('evil.example');
    const away = await call('/api/auth/request-password-reset', {
      email: RUTH.email,
      redirectTo: 'https://evil.example/',
    });
    expect(away.statusCode).toBe(403);
  });

  test("calls that ask for a link elsewhere do not use up the owner's mails", async () => {
    await call('/api/auth/sign-up/email', RUTH);
    for (const redirectTo of ['https://evil.example/', '//evil.example', '/\\evil.example'])
      expect(
        (await call('/api/auth/request-password-reset', { email: RUTH.email, redirectTo }))
          .statusCode,
      ).toBe(403);
    await call('/api/auth/request-password-reset', { email: RUTH.email });
    expect(server.mails).toHaveLength(1);
  });

  test.each(['/', '/somewhere', undefined])(
    'the link leads to the page for a new password if the call names %s',
    async (redirectTo) => {
      await call('/api/auth/sign-up/email', RUTH);
      await call('/api/auth/request-password-reset', { email: RUTH.email, redirectTo });
      const link = new URL(/https:\S+/.exec(server.mails[0]?.text ?? '')?.[0] ?? '');
      const page = await server.app.inject({ url: link.pathname + link.search, headers });
      expect(new URL(String(page.headers.location), link).pathname).toBe('/reset-password');
    },
  );

  test('an owner gets three mails an hour, no matter who asks from where, and the answer stays the same', async () => {
    await call('/api/auth/sign-up/email', RUTH);
    const ask = (ip: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/request-password-reset',
        headers: { ...headers, 'x-forwarded-for': ip },
        payload: { email: RUTH.email, redirectTo: '/' },
      });
    for (let time = 0; time < 45; time += 1)
      expect((await ask(`198.51.100.${time}`)).json()).toEqual({ success: true });
    expect(server.mails).toHaveLength(3);
    server.clock.nowMs += 3_601_000;
    await ask('198.51.100.99');
    expect(server.mails).toHaveLength(4);
  });

  test('an unknown address gets the same answer, but no mail', async () => {
    await call('/api/auth/sign-up/email', RUTH);
    const [known, unknown] = [
      await call('/api/auth/request-password-reset', { email: RUTH.email, redirectTo: '/' }),
      await call('/api/auth/request-password-reset', { email: 'x@example.com', redirectTo: '/' }),
    ];
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect(server.mails).toHaveLength(1);
  });
});

test('the link for a new password is written to the log, once, if there is no mail server', async () => {
  const call = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, payload });
  await call('/api/auth/sign-up/email', RUTH);
  const ask = (email: string) => call('/api/auth/request-password-reset', { email });
  expect((await ask('x@example.com')).json()).toEqual((await ask(RUTH.email)).json());
  expect(server.printedLinks).toHaveLength(1);
  const link = new URL(server.printedLinks[0] ?? '');
  const page = await server.app.inject({ url: link.pathname + link.search });
  const token = new URL(String(page.headers.location), link).searchParams.get('token') ?? '';
  const choose = () =>
    call('/api/auth/reset-password', { token, newPassword: 'another horse battery' });
  expect((await choose()).statusCode).toBe(200);
  expect((await choose()).statusCode).toBe(400);
});

test.each([
  ['a reset', '/api/auth/reset-password'],
  ['a change of the password', '/api/auth/change-password'],
])('other links for a new password are invalid after %s', async (_what, url) => {
  const headers = { origin: 'http://localhost:80' };
  const send = (to: string, payload: object, cookie = '') =>
    server.app.inject({ method: 'POST', url: to, payload, headers: { ...headers, cookie } });
  const cookie = cookieOf(await send('/api/auth/sign-up/email', RUTH));
  for (const email of [RUTH.email, RUTH.email])
    await send('/api/auth/request-password-reset', { email });
  const [older = '', token = ''] = server.printedLinks.map(
    (link) => /reset-password\/([\w-]+)/.exec(link)?.[1] ?? '',
  );
  const body = { token, currentPassword: RUTH.password, newPassword: NEW };
  expect((await send(url, body, cookie)).statusCode).toBe(200);
  const late = { token: older, newPassword: 'yet another horse battery' };
  expect((await send('/api/auth/reset-password', late)).statusCode).toBe(400);
});

test('a copy of the database contains nothing that opens the page for a new password', async () => {
  const call = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, payload });
  await call('/api/auth/sign-up/email', RUTH);
  await call('/api/auth/request-password-reset', { email: RUTH.email });
  const token = /reset-password\/([\w-]+)/.exec(server.printedLinks[0] ?? '')?.[1] ?? '';
  const [kept] = await server.resetLinks();
  expect(token).not.toBe('');
  expect(JSON.stringify(kept)).not.toContain(token);
  for (const copied of [Object(kept).identifier, Object(kept).id]) {
    const answer = await call('/api/auth/reset-password', { token: copied, newPassword: NEW });
    expect(answer.statusCode).toBe(400);
  }
});

test('links for a new password are invalid after the server has set another one', async () => {
  await server.accounts.signUp(RUTH);
  await server.app.inject({
    method: 'POST',
    url: '/api/auth/request-password-reset',
    payload: { email: RUTH.email },
    headers: { origin: 'http://localhost:80' },
  });
  expect(await server.resetLinks()).toHaveLength(1);
  await server.accounts.replacePassword(RUTH.email, NEW);
  expect(await server.resetLinks()).toEqual([]);
});
