import type { GoalRequest } from '@beckon/contract/calls';
import { GOAL_LIMITS } from '@beckon/contract/values';
import { badCall } from '../../errors.ts';
import { eventId } from './event-id.ts';

const DAY_MS = 86_400_000;
/** Browsers keep for a week what did not arrive; what claims to be older happened then. */
const OLDEST_MS = 8 * DAY_MS;

/** Without spaces at its ends and in lower case, so that `Order` and `order` are one goal. */
export function readGoalName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (name === '') throw badCall('A goal needs a name.');
  if (name.length > GOAL_LIMITS.name)
    throw badCall(`The name of a goal has at most ${GOAL_LIMITS.name} characters.`);
  return name;
}

/** Undefined: it has none. */
export function readValue(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  if (!(value >= 0 && value <= GOAL_LIMITS.value))
    throw badCall('The value of a goal is a number from 0 to a billion.');
  return value;
}

/**
 * When it happened, by our clock: a browser's clock may be wrong, so only the time between its two
 * moments counts.
 */
export function readHappenedAt(
  { happened_at: happened, sent_at: sent }: GoalRequest,
  now: number,
): number {
  const age = Number(sent) - Number(happened);
  return Number.isFinite(age) ? now - Math.min(Math.max(Math.round(age), 0), OLDEST_MS) : now;
}

/**
 * The same for the same order of a site, whoever reports it and how often; without a number of the
 * shop's own, for what one visitor's browser sends under one key.
 */
export function goalId(
  { goal_id: own = '', idempotency_key: key }: GoalRequest,
  {
    siteId,
    name,
    visitorId,
    at,
  }: {
    readonly siteId: string;
    readonly name: string;
    readonly visitorId: string;
    readonly at: number;
  },
): string {
  return own === '' ? eventId(at, key, siteId, name, visitorId) : eventId(at, own, siteId, name);
}
