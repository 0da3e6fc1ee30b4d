import {
  ChangeEmailAnswer,
  DoneAnswer,
  MeAnswer,
  SessionsAnswer,
  SetupAnswer,
} from '@beckon/contract/owner-calls';
import type { OwnerSession } from '@beckon/contract/owner-calls';
import { Type } from 'typebox';
import { NOW } from './factories.ts';
import { Refusal, type Route } from './fake-route.ts';

/** For calls of the accounts library, whose answers are not used. */
const NoContract = Type.Object({});

/** A session, by default that of the requesting browser. */
export function aSession(part: Partial<OwnerSession> = {}): OwnerSession {
  return { id: 'here', browser: 'chrome', system: 'macos', signedInAt: NOW, isHere: true, ...part };
}

/** The calls about who is signed in, as the contract defines them. */
export const ACCOUNT_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/setup$/,
    answer: SetupAnswer,
    open: true,
    run: (data) => ({
      success: true,
      isFirstRun: data.isFirstRun,
      maySignUp: data.isFirstRun,
      sendsMail: data.sendsMail,
      ...(data.hasSamples ? { demo: { email: 'demo@beckon.local', password: 'demo' } } : {}),
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/auth\/sign-in\/email$/,
    answer: NoContract,
    open: true,
    run: (data, { body }) => {
      if (body['password'] !== 'correct horse') throw new Refusal(401, 'Invalid email or password');
      data.signedIn = true;
      return {};
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/auth\/sign-up\/email$/,
    answer: NoContract,
    open: true,
    run: (data) => {
      data.signedIn = true;
      data.isFirstRun = false;
      return {};
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/auth\/sign-out$/,
    answer: NoContract,
    open: true,
    run: (data) => {
      data.signedIn = false;
      return {};
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/account\/delete$/,
    answer: DoneAnswer,
    run: (data, { body }) => {
      if (body['password'] !== 'correct horse')
        throw new Refusal(403, 'This is not your password.');
      data.signedIn = false;
      data.sites = [];
      return { success: true };
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/account\/email$/,
    answer: ChangeEmailAnswer,
    run: (data, { body }) => {
      if (body['password'] !== 'correct horse')
        throw new Refusal(403, 'This is not your password.');
      return { success: true, isChanged: !data.sendsMail };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sessions$/,
    answer: SessionsAnswer,
    run: (data) => ({ success: true, sessions: data.sessions }),
  },
  {
    method: 'DELETE',
    pattern: /^\/api\/owner\/sessions(?:\/([^/]+))?$/,
    answer: DoneAnswer,
    run: (data, { ids: [id] }) => {
      data.sessions = data.sessions.filter((one) =>
        id === undefined ? one.isHere : one.id !== id,
      );
      return { success: true };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/me$/,
    answer: MeAnswer,
    run: ({ hasSamples }) => ({
      success: true,
      owner: { id: 'o', email: 'dana@example.com', name: 'Dana Cohen' },
      account: { id: 'a', name: 'Dana', ...(hasSamples ? { hasSamples } : {}) },
    }),
  },
];
