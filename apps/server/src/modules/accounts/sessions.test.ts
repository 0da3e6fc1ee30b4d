import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import { SECRET } from '../../testing/owner-app-parts.ts';
import { cookieOf, ORIGIN, type OwnerBrowser } from '../../testing/owner-browser.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: OwnerApp;
let ruth: OwnerBrowser;
beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
});
afterEach(() => server.close());

async function signInElsewhere() {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: 'ruth@example.com', password: 'correct horse ruth' },
    headers: { origin: ORIGIN, 'user-agent': FIREFOX },
  });
  const cookie = cookieOf(answer);
  return { me: () => server.app.inject({ url: '/api/owner/me', headers: { cookie } }) };
}

const sessions = async () => (await ruth.call('GET', '/api/owner/sessions')).json().sessions;

test('owners see their sessions by browser and system, and nothing that opens a session', async () => {
  await signInElsewhere();
  const listed = await sessions();
  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual(
    expect.objectContaining({ browser: 'firefox', system: 'windows', isHere: false }),
  );
  expect(listed.filter(({ isHere }: { isHere: boolean }) => isHere)).toHaveLength(1);
  const tokens = (await server.sessions()).map((row) => Object(row).token);
  for (const token of tokens) expect(JSON.stringify(listed)).not.toContain(token);
});

test('owners see their latest session first, and no expired session', async () => {
  for (let time = 0; time < 3; time += 1) await signInElsewhere();
  const times = (await sessions()).map(({ signedInAt }: { signedInAt: string }) => signedInAt);
  expect(new Set(times).size).toBe(4);
  expect(times).toEqual(times.toSorted().toReversed());
  server.clock.nowMs = Date.parse('2099-01-01T00:00:00Z');
  expect(await sessions()).toEqual([]);
});

test('owners end one of their sessions, and it is over at once', async () => {
  const elsewhere = await signInElsewhere();
  const other = (await sessions()).find(({ isHere }: { isHere: boolean }) => !isHere);
  expect((await ruth.call('DELETE', `/api/owner/sessions/${other.id}`)).statusCode).toBe(200);
  expect((await elsewhere.me()).statusCode).toBe(401);
  expect((await ruth.call('DELETE', `/api/owner/sessions/${other.id}`)).statusCode).toBe(404);
});

test('owners sign out everywhere except here', async () => {
  const places = [await signInElsewhere(), await signInElsewhere()];
  const dan = await server.anOwner('dan');
  await ruth.call('DELETE', '/api/owner/sessions');
  for (const place of places) expect((await place.me()).statusCode).toBe(401);
  expect(await sessions()).toHaveLength(1);
  expect((await dan.call('GET', '/api/owner/me')).statusCode).toBe(200);
});

test('a request that has two session cookies is nobody’s, whichever comes first', async () => {
  const dan = await server.anOwner('dan');
  for (const cookie of [`${ruth.cookie}; ${dan.cookie}`, `${dan.cookie}; ${ruth.cookie}`]) {
    const headers = { cookie, origin: ORIGIN };
    expect((await server.app.inject({ url: '/api/owner/me', headers })).statusCode).toBe(401);
    const signOut = { method: 'POST' as const, url: '/api/auth/sign-out', payload: {}, headers };
    await server.app.inject(signOut);
  }
  for (const owner of [ruth, dan])
    expect((await owner.call('GET', '/api/owner/me')).statusCode).toBe(200);
});

test('the session data in the database opens no session without the secret of the server', async () => {
  const [kept] = await server.sessions();
  const token = String(Object(kept).token);
  const signed = (secret: string) =>
    `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
  const statusWith = async (value: string) => {
    const cookie = `beckon.session_token=${encodeURIComponent(value)}`;
    return (await server.app.inject({ url: '/api/owner/me', headers: { cookie } })).statusCode;
  };
  expect(await statusWith(signed(SECRET))).toBe(200);
  for (const value of [token, `${token}.`, signed(''), signed('another secret')])
    expect(await statusWith(value)).toBe(401);
});
