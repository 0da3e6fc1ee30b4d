import type { FastifyRequest } from 'fastify';
import { tooManyTries } from '../../http/owner/owner-errors.ts';
import { createLimiter, type Limiter } from '../../lib/limiter.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { readKnownDevice } from './known-device.ts';
import { textIn } from './text-in.ts';
import { HOUR_MS } from '../../lib/time/durations.ts';

const TEN_MINUTES_MS = 10 * 60_000;

export interface AttemptGuard {
  /** Counts the call, and throws 429 if there were too many. Runs before the slow password check. */
  before(call: string, request: FastifyRequest): void;
  after(call: string, request: FastifyRequest, status: number): void;
  /** Counts a mail with a reset link. False: this address has had too many. */
  maySendReset(request: FastifyRequest): boolean;
}

interface GuardOptions {
  readonly secret: string;
  readonly now: () => number;
}

/** A limit for the number of attempts per key and time window. */
type AttemptLimit = ReturnType<typeof limitAttempts>;
type Key = readonly [AttemptLimit, string];

/**
 * Wrong passwords in ten minutes: ten for one owner from one network, fifty for all owners from one
 * network. If an owner had a hundred from all networks, each network gets three. Tries from one
 * network never lock out another network. A device on which the owner signed in before has its own
 * ten tries, so that someone who guesses from the same network cannot lock the owner out. Sign-ups
 * and similar calls: twenty from one network. Reset mails: three an hour for one owner.
 */
export function buildAttemptGuard({ secret, now }: GuardOptions): AttemptGuard {
  const limit = (most: number, withinMs = TEN_MINUTES_MS) =>
    limitAttempts(most, createLimiter({ withinMs, now }));
  const [here, place, device, others] = [limit(10), limit(50), limit(10), limit(20)];
  const [everywhere, hereWhenAttacked] = [limit(100), limit(3)];
  const resets = limit(3, HOUR_MS);

  const signInKeys = (request: FastifyRequest): readonly Key[] => {
    const email = emailIn(request);
    const known = readKnownDevice(request, { email, secret, now: now() });
    if (known !== undefined) return [[device, `${email} ${known}`]];
    const caller = `${email} ${networkOf(request.ip)}`;
    return [
      [here, caller],
      [hereWhenAttacked, caller],
      [place, networkOf(request.ip)],
      [everywhere, email],
    ];
  };
  const keysOf = (call: string, request: FastifyRequest): readonly Key[] => {
    if (call.endsWith('/sign-in/email')) return signInKeys(request);
    if (call.endsWith('/sign-out')) return [];
    // The address of a link has a token. Made-up ones would displace the counts of other calls.
    const kind = call.startsWith('GET ') ? 'links' : call;
    return [[others, `${kind} ${networkOf(request.ip)}`]];
  };
  const holds = ([limiter]: Key, email: string) =>
    limiter !== everywhere && (limiter !== hereWhenAttacked || everywhere.waitSeconds(email) > 0);

  return {
    before(call, request) {
      const keys = keysOf(call, request);
      const email = emailIn(request);
      const waits = keys
        .filter((key) => holds(key, email))
        .map(([limiter, key]) => limiter.waitSeconds(key));
      const seconds = Math.max(0, ...waits);
      if (seconds > 0) throw tooManyTries(seconds);
      // Counted before the slow check, so that a hundred guesses at the same time count as a
      // hundred.
      for (const [limiter, key] of keys) limiter.count(key);
    },
    after(call, request, status) {
      if (!call.endsWith('/sign-in/email') || status >= 400) return;
      for (const [limiter, key] of signInKeys(request)) {
        if (limiter === place || limiter === everywhere) limiter.takeBack(key);
        else limiter.forget(key);
      }
    },
    maySendReset(request) {
      const email = emailIn(request);
      if (resets.waitSeconds(email) > 0) return false;
      resets.count(email);
      return true;
    },
  };
}

function limitAttempts(most: number, limiter: Limiter) {
  return { ...limiter, waitSeconds: (key: string) => limiter.waitSeconds(key, most) };
}

function emailIn({ body }: FastifyRequest): string {
  return textIn(body, 'email').toLowerCase().slice(0, 254);
}
