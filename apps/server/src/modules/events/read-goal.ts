import type { GoalRequest } from '@beckon/contract/calls';
import { GOAL_LIMITS } from '@beckon/contract/values';
import { badCall } from '../../errors.ts';
import { eventId } from './event-id.ts';

/**
 * Removes spaces at the ends and converts to lower case, so that `Order` and `order` are one goal.
 * Throws 400 if the name is empty or too long.
 */
export function readGoalName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (name === '') throw badCall('A goal needs a name.');
  if (name.length > GOAL_LIMITS.name)
    throw badCall(`The name of a goal has at most ${GOAL_LIMITS.name} characters.`);
  return name;
}

/** The value of a goal; undefined if it has none. Throws 400 if it is invalid. */
export function readValue(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  if (!(value >= 0 && value <= GOAL_LIMITS.value))
    throw badCall('The value of a goal is a number from 0 to a billion.');
  return value;
}

/**
 * The id of a goal. It is the same for the same order number of a site, whoever reports it. Without
 * an order number, it is the same for calls with the same key from one visitor.
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
