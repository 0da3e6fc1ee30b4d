import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import { cookieOf, post } from '../../testing/owner-browser.ts';

let server: OwnerApp;
beforeEach(async () => {
  server = await anOwnerApp();
});
afterEach(() => server.close());

const RUTH = { name: 'Ruth', email: 'ruth@example.com', password: 'correct horse battery' };
const signUp = (owner: object = RUTH) => post(server.app, '/api/auth/sign-up/email', owner);
const signIn = (email: string, password: string) =>
  post(server.app, '/api/auth/sign-in/email', { email, password });

describe('guessing', () => {
  test('after ten wrong passwords even the right one has to wait, but from another place it still works', async () => {
    await signUp();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn(RUTH.email, `wrong horse ${guess}`)).statusCode).toBe(401);
    const refused = await signIn(RUTH.email, RUTH.password);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: RUTH,
      headers: {
        origin: 'http://localhost:80',
        'x-forwarded-for': '198.51.100.7',
      },
    });
    expect(elsewhere.statusCode).toBe(200);
    server.clock.nowMs += 601_000;
    expect((await signIn(RUTH.email, RUTH.password)).statusCode).toBe(200);
  });

  const from = (ip: string, password: string, cookie = '', email: string = RUTH.email) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password },
      headers: { origin: 'http://localhost:80', 'x-forwarded-for': ip, cookie },
    });
  const attack = async () => {
    for (let guess = 0; guess < 120; guess += 1)
      await from(`198.51.${guess % 40}.${guess}`, `wrong horse ${guess}`);
  };

  test('a hundred wrong passwords from many places do not lock the owner out anywhere', async () => {
    await signUp();
    await attack();
    expect((await from('203.0.113.7', RUTH.password)).statusCode).toBe(200);
  });

  test('after many wrong passwords from many places, each new place gets three tries instead of ten, for that owner only', async () => {
    await signUp();
    await signUp({ ...RUTH, email: 'dan@example.com' });
    await attack();
    for (let guess = 0; guess < 3; guess += 1)
      expect((await from('203.0.113.8', 'wrong horse')).statusCode).toBe(401);
    expect((await from('203.0.113.8', 'wrong horse')).statusCode).toBe(429);
    expect((await from('203.0.113.8', RUTH.password, '', 'dan@example.com')).statusCode).toBe(200);
  });

  test('a device that the owner used before can sign in while someone guesses from the same network', async () => {
    const known = cookieOf(await signUp());
    for (let guess = 0; guess < 60; guess += 1) await signIn(RUTH.email, `wrong horse ${guess}`);
    expect((await signIn(RUTH.email, RUTH.password)).statusCode).toBe(429);
    expect((await from('127.0.0.1', RUTH.password, known)).statusCode).toBe(200);
    for (let guess = 0; guess < 10; guess += 1) await from('127.0.0.1', 'wrong horse', known);
    expect((await from('127.0.0.1', RUTH.password, known)).statusCode).toBe(429);
  });

  test('a device is known to its own owner only, and for a year', async () => {
    const ruths = cookieOf(await signUp());
    await signUp({ ...RUTH, email: 'dan@example.com' });
    const guess = (email: string) => from('127.0.0.1', 'wrong horse', ruths, email);
    for (let time = 0; time < 10; time += 1) await guess('dan@example.com');
    expect((await signIn('dan@example.com', RUTH.password)).statusCode).toBe(429);
    server.clock.nowMs += 366 * 86_400_000;
    for (let time = 0; time < 10; time += 1) await guess(RUTH.email);
    expect((await signIn(RUTH.email, RUTH.password)).statusCode).toBe(429);
  });

  test('all addresses of one household count as one place', async () => {
    await signUp();
    const answers = [];
    for (let guess = 0; guess < 11; guess += 1)
      answers.push((await from(`2001:db8:1:2::${guess + 1}`, 'wrong horse')).statusCode);
    expect([answers[9], answers[10]]).toEqual([401, 429]);
    expect((await from('2001:db8:1:3::1', 'wrong horse')).statusCode).toBe(401);
  });

  test('guesses that are sent at the same time are counted before they are answered', async () => {
    await signUp();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_none, guess) => signIn(RUTH.email, `wrong horse ${guess}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  test('people who sign in with the right password are never slowed down', async () => {
    await signUp();
    for (let time = 0; time < 60; time += 1)
      expect((await signIn(RUTH.email, RUTH.password)).statusCode).toBe(200);
  });
});

test('made-up links for a new password are limited together, whatever their tokens are', async () => {
  const open = (token: string) =>
    server.app.inject({ url: `/api/auth/reset-password/${token}?callbackURL=/reset-password` });
  for (let guess = 0; guess < 20; guess += 1)
    expect((await open(`token-${guess}`)).statusCode).toBe(302);
  expect((await open('another-token')).statusCode).toBe(429);
});
