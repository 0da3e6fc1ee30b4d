import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import { cookieOf, ORIGIN, post, type OwnerBrowser } from '../../testing/owner-browser.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from './demo-account.ts';

const PASSWORD = 'correct horse ruth';

let server: OwnerApp;
let ruth: OwnerBrowser;

async function start(options: { readonly sendsMail: boolean }): Promise<void> {
  server = await anOwnerApp(options);
  ruth = await server.anOwner('ruth');
}
beforeEach(() => start({ sendsMail: true }));
afterEach(() => server.close());

const change = (email: string, password = PASSWORD) =>
  ruth.call('POST', '/api/owner/account/email', { email, password });
const signIn = async (email: string) =>
  (await post(server.app, '/api/auth/sign-in/email', { email, password: PASSWORD })).statusCode;
const linkOf = (text = '') => (/http\S+/.exec(text)?.[0] ?? '').replace(ORIGIN, '');
const press = (url: string) => server.app.inject({ method: 'POST', url, payload: '' });

test('the new address is used once its link is opened and confirmed, and the old one is notified', async () => {
  expect((await change(' New@Example.com ')).json()).toEqual({ success: true, isChanged: false });
  const [mail] = server.mails;
  expect(mail?.to).toBe('new@example.com');
  const link = linkOf(mail?.text);
  expect((await server.app.inject({ url: link })).body).toContain('<bdi>new@example.com</bdi>');
  expect(await signIn('ruth@example.com')).toBe(200);

  expect((await press(link)).statusCode).toBe(200);
  expect(await signIn('new@example.com')).toBe(200);
  expect(await signIn('ruth@example.com')).toBe(401);
  expect((await ruth.call('GET', '/api/owner/me')).json().owner.email).toBe('new@example.com');
  expect(server.mails[1]).toMatchObject({
    to: 'ruth@example.com',
    text: expect.stringContaining('new@example.com'),
  });
  expect((await press(link)).statusCode).toBe(404);
});

test('the link to a new address expires after an hour, and with any other change', async () => {
  await change('first@example.com');
  await change('second@example.com');
  const [first, second] = server.mails.map(({ text }) => linkOf(text));
  await press(second ?? '');
  expect((await press(first ?? '')).statusCode).toBe(404);
  await change('third@example.com');
  server.clock.nowMs += 3_601_000;
  expect((await press(linkOf(server.mails.at(-1)?.text))).statusCode).toBe(404);
  expect(await signIn('second@example.com')).toBe(200);
});

test('a new password makes the links to a new address invalid', async () => {
  await change('stranger@example.com');
  const passwords = { currentPassword: PASSWORD, newPassword: 'another horse battery' };
  expect((await ruth.call('POST', '/api/auth/change-password', passwords)).statusCode).toBe(200);
  expect((await press(linkOf(server.mails[0]?.text))).statusCode).toBe(404);
});

test('a new address makes the links for a new password invalid that went to the old one', async () => {
  await post(server.app, '/api/auth/request-password-reset', { email: 'ruth@example.com' });
  const token = /reset-password\/([\w-]+)/.exec(server.mails[0]?.text ?? '')?.[1];
  await change('new@example.com');
  await press(linkOf(server.mails[1]?.text));
  const reset = { token, newPassword: 'another horse battery' };
  expect((await post(server.app, '/api/auth/reset-password', reset)).statusCode).toBe(400);
  expect(await signIn('new@example.com')).toBe(200);
});

test('another address is refused if the password is wrong, if it is taken, or if it is invalid', async () => {
  await server.anOwner('dan');
  const answers = [
    await change('new@example.com', 'a guess'),
    await change('DAN@example.com'),
    await change('nobody'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 409, 400]);
  expect(server.mails).toEqual([]);
});

test('a link cannot change the address to one with which someone signed up meanwhile', async () => {
  await change('dan@example.com');
  await server.anOwner('dan');
  expect((await press(linkOf(server.mails[0]?.text))).statusCode).toBe(404);
});

test('after ten wrong passwords the address cannot be changed for ten minutes', async () => {
  for (let guess = 0; guess < 10; guess += 1) await change('new@example.com', `guess ${guess}`);
  expect((await change('new@example.com')).statusCode).toBe(429);
  server.clock.nowMs += 601_000;
  expect((await change('new@example.com')).statusCode).toBe(200);
});

test('the right password resets the count of wrong ones', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let guess = 0; guess < 9; guess += 1) await change('new@example.com', `guess ${guess}`);
    expect((await change('new@example.com')).statusCode).toBe(200);
  }
});

test.each([DEMO_PASSWORD, 'beckon-ｄemo'])(
  'the demo keeps its address while it has the well-known password, also written as %s',
  async (password) => {
    await server.close();
    server = await anOwnerApp({ hashesSlowly: true });
    const account = { name: 'Demo', email: DEMO_EMAIL, password: DEMO_PASSWORD };
    await server.accounts.signUp(account);
    const cookie = cookieOf(await post(server.app, '/api/auth/sign-in/email', account));
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/owner/account/email',
      payload: { email: 'mine@example.com', password },
      headers: { origin: ORIGIN, cookie },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('Everybody knows this password.');
  },
);

test('an owner can have five mails an hour sent to new addresses, and one address gets five from all owners', async () => {
  for (let time = 0; time < 5; time += 1)
    expect((await change(`stranger${time}@example.com`)).statusCode).toBe(200);
  const refused = await change('stranger@example.com');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect(server.mails).toHaveLength(5);
  server.clock.nowMs += 3_601_000;
  for (let time = 0; time < 5; time += 1) await change('stranger@example.com');
  const dan = await server.anOwner('dan');
  const wanted = { email: 'stranger@example.com', password: 'correct horse dan' };
  expect((await dan.call('POST', '/api/owner/account/email', wanted)).statusCode).toBe(429);
  expect(server.mails).toHaveLength(10);
});

test('the address is changed at once where no mail is set up', async () => {
  await server.close();
  await start({ sendsMail: false });
  expect((await change('new@example.com')).json()).toEqual({ success: true, isChanged: true });
  expect(await signIn('new@example.com')).toBe(200);
});
