import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from './demo-account.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerAppOptions } from '../../testing/owner-app-parts.ts';
import { cookieOf, post } from '../../testing/owner-browser.ts';

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
const signUp = (owner: object = RUTH) => post(server.app, '/api/auth/sign-up/email', owner);
const signIn = (email: string, password: string) =>
  post(server.app, '/api/auth/sign-in/email', { email, password });
const me = (cookie: string) => server.app.inject({ url: '/api/owner/me', headers: { cookie } });

describe('signing up and in', () => {
  test('an owner signs up, out, and in again', async () => {
    expect((await signUp()).statusCode).toBe(200);
    const cookie = cookieOf(await signIn(RUTH.email, RUTH.password));
    expect((await me(cookie)).json()).toMatchObject({
      success: true,
      owner: { email: RUTH.email, name: 'Ruth' },
      account: { name: 'Ruth' },
    });
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/auth/sign-out',
          payload: {},
          headers: { origin: 'http://localhost:80', cookie },
        })
      ).statusCode,
    ).toBe(200);
    expect((await me(cookie)).statusCode).toBe(401);
  });

  test('an invalid address is refused in words for the owner', async () => {
    const answer = await signUp({ ...RUTH, email: 'ruth@example' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: 'Invalid email address' });
  });

  test('scripts and other sites cannot read the cookie, and the answer does not contain it', async () => {
    const answer = await signUp();
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(answer.json()).toEqual({ success: true });
  });

  test('a sign-in sets a cookie for https only if it is made over https', async () => {
    await restart({ publicUrl: 'https://popups.example.com' });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      headers: { host: 'popups.example.com', origin: 'https://popups.example.com' },
      payload: RUTH,
    });
    expect(answer.cookies[0]).toMatchObject({
      secure: true,
      name: '__Host-beckon.session_token',
      path: '/',
    });
    expect(answer.cookies[0]).not.toHaveProperty('domain');
    const meOverHttps = async (cookie: string) =>
      (
        await server.app.inject({
          url: '/api/owner/me',
          headers: { host: 'popups.example.com', cookie },
        })
      ).statusCode;
    const cookie = cookieOf(answer);
    expect(await meOverHttps(cookie)).toBe(200);
    // Other hosts of the domain can set cookies of these names.
    expect(await meOverHttps(cookie.replaceAll('__Host-', ''))).toBe(401);
    expect(await meOverHttps(cookie.replaceAll('__Host-', '__Secure-'))).toBe(401);
    expect(await meOverHttps(`${cookie}; __Secure-beckon.session_token=old`)).toBe(200);
  });

  test('passwords are stored as scrypt hashes: no typed password is in the database', async () => {
    await restart({ hashesSlowly: true });
    await signUp();
    expect((await signIn(RUTH.email, RUTH.password)).statusCode).toBe(200);
    const context = JSON.stringify(await server.passwords());
    expect(context).not.toContain(RUTH.password);
    expect(context).toMatch(/[0-9a-f]{32}:[0-9a-f]{128}/);
  });

  test.each([
    ['a short password', { ...RUTH, password: 'short' }, 400],
    ['no e-mail', { ...RUTH, email: 'ruth' }, 400],
    ['nothing', {}, 400],
    ['a password that everybody tries', { ...RUTH, password: '1234567890' }, 422],
    ['the same in wide letters', { ...RUTH, password: 'ｐａｓｓｗｏｒｄ１２' }, 422],
    ['a password made of the owner', { ...RUTH, password: 'ruth@example.com' }, 422],
  ])('%s is refused in the format of our own errors', async (_what, owner, status) => {
    const answer = await signUp(owner);
    expect([answer.statusCode, answer.json().success]).toEqual([status, false]);
    expect(answer.json().message).toMatch(/\w+ \w+/);
  });

  test('the well-known password opens the demo on this machine only, not through a proxy', async () => {
    const demo = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
    await signUp({ ...demo, name: 'Demo' });
    const from = async (headers: Record<string, string>, payload: object = demo) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/auth/sign-in/email',
          payload,
          headers: { origin: 'http://localhost:80', ...headers },
        })
      ).statusCode;
    expect(await from({})).toBe(200);
    expect(await from({ 'x-forwarded-for': '203.0.113.7' })).toBe(403);
    expect(
      await from(
        { host: 'popups.example.com', origin: 'http://popups.example.com' },
        { ...demo, email: 'DEMO@beckon.local' },
      ),
    ).toBe(403);
    expect(
      await from({ 'x-forwarded-for': '203.0.113.7' }, { ...demo, password: 'another password' }),
    ).toBe(401);
    // The hash of a password is the same for wide letters.
    expect(
      await from({ 'x-forwarded-for': '203.0.113.7' }, { ...demo, password: 'ｂeckon-demo' }),
    ).toBe(403);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    await signUp();
    const [wrong, unknown] = [
      await signIn(RUTH.email, 'wrong horse battery'),
      await signIn('nobody@example.com', 'wrong horse battery'),
    ];
    expect([wrong.statusCode, wrong.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect(wrong.statusCode).toBe(401);
  });

  test('a new password ends the sessions of other devices, and keeps this device signed in', async () => {
    await signUp();
    const [here, elsewhere] = [
      cookieOf(await signIn(RUTH.email, RUTH.password)),
      cookieOf(await signIn(RUTH.email, RUTH.password)),
    ];
    const change = (newPassword: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/change-password',
        payload: { currentPassword: RUTH.password, newPassword, revokeOtherSessions: false },
        headers: { origin: 'http://localhost:80', cookie: here },
      });
    expect((await change('0987654321')).statusCode).toBe(422);
    expect((await me(elsewhere)).statusCode).toBe(200);
    const changed = await change('another horse battery');
    expect(changed.statusCode).toBe(200);
    expect((await me(elsewhere)).statusCode).toBe(401);
    expect((await me(cookieOf(changed))).statusCode).toBe(200);
  });

  test('a wrong password is reported in plain words where the password is changed', async () => {
    const cookie = cookieOf(await signUp());
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/change-password',
      payload: { currentPassword: 'a guess', newPassword: 'another horse battery' },
      headers: { origin: 'http://localhost:80', cookie },
    });
    expect(answer.json().message).toBe('This is not your password.');
  });

  test("the library's other calls are not offered", async () => {
    for (const call of [
      'delete-user',
      'change-email',
      'update-user',
      'list-sessions',
      'get-session',
      'ok',
      'error',
    ]) {
      expect([call, (await post(server.app, `/api/auth/${call}`, {})).statusCode]).toEqual([
        call,
        404,
      ]);
    }
  });

  test('the page of another site cannot sign anyone in', async () => {
    await signUp();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: RUTH.email, password: RUTH.password },
      headers: { origin: 'https://evil.example' },
    });
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });
});

test('expired sessions are removed, others are not', async () => {
  const cookie = cookieOf(await signUp());
  await server.accounts.removeExpired();
  expect((await me(cookie)).statusCode).toBe(200);
  server.clock.nowMs = Date.now() + 31 * 86_400_000;
  await server.accounts.removeExpired();
  expect(await server.sessions()).toEqual([]);
});

describe('who may sign up', () => {
  const setup = async () => (await server.app.inject('/api/owner/setup')).json();

  test('only the first owner can sign up when sign-up is closed', async () => {
    await restart({ openSignUp: false });
    expect(await setup()).toMatchObject({
      isFirstRun: true,
      maySignUp: true,
      sendsMail: false,
    });
    expect((await signUp()).statusCode).toBe(200);
    expect(await setup()).toMatchObject({ isFirstRun: false, maySignUp: false });
    const second = await signUp({ ...RUTH, email: 'dan@example.com' });
    expect([second.statusCode, second.json()]).toEqual([
      403,
      { success: false, message: 'Sign-up is closed on this installation.' },
    ]);
    expect((await signIn('dan@example.com', RUTH.password)).statusCode).toBe(401);
  });

  test('nobody can sign up if there is the demo’s owner, who counts as the first', async () => {
    await restart({ openSignUp: false });
    await signUp({ name: 'Demo', email: 'demo@beckon.local', password: 'beckon-demo' });
    expect(await setup()).toMatchObject({
      isFirstRun: false,
      maySignUp: false,
      demo: { email: 'demo@beckon.local', password: 'beckon-demo' },
    });
    expect((await signUp()).statusCode).toBe(403);
  });

  test('one account is created when several first owners sign up at the same time', async () => {
    await restart({ openSignUp: false });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, at) =>
        signUp({ ...RUTH, email: `ruth${at}@example.com` }),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 403);
    expect([made.length, refused.length]).toEqual([1, 19]);
    expect(await server.passwords()).toHaveLength(1);
    expect(await server.store.countAccounts()).toBe(1);
  });

  test.each([
    [{ host: 'popups.example.com' }],
    [{ 'x-forwarded-for': '198.51.100.7' }],
    [{ 'x-forwarded-host': 'localhost' }],
    [{ via: '1.1 proxy' }],
    [{ 'x-real-ip': '198.51.100.7' }],
    [{ referer: 'https://popups.example.com/sign-in' }],
  ])("the demo's password is not shown to callers from elsewhere: %o", async (headers) => {
    await signUp({ name: 'Demo', email: 'demo@beckon.local', password: 'beckon-demo' });
    expect(
      (await server.app.inject({ url: '/api/owner/setup', headers })).json(),
    ).not.toHaveProperty('demo');
  });

  test("the demo's password is not shown on a first run, when the demo has lost its account", async () => {
    await signUp({ name: 'Demo', email: 'demo@beckon.local', password: 'beckon-demo' });
    await server.store.deleteAccount('demo');
    const first = await setup();
    expect(first).toMatchObject({ isFirstRun: true });
    expect(first).not.toHaveProperty('demo');
  });

  test("the demo's password is no longer printed once it has been changed", async () => {
    await signUp({ name: 'Demo', email: 'demo@beckon.local', password: 'changed by its owner' });
    expect(await setup()).not.toHaveProperty('demo');
  });

  test('each new owner gets an account of their own', async () => {
    const [one, two] = [
      await me(cookieOf(await signUp())),
      await me(cookieOf(await signUp({ ...RUTH, email: 'dan@example.com' }))),
    ];
    expect(one.json().account.id).not.toBe(two.json().account.id);
  });
});
