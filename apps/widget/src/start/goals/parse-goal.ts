import { GOAL_LIMITS } from '@beckon/contract/values';
import { readPath } from '@beckon/host-page/page/foreign-object';
import type { Goal } from '../../calls/goal-call.ts';

/** A goal that a script of the page has reported, and its problems. */
export interface ParsedGoal {
  /** Undefined if it has no name. */
  readonly goal: Goal | undefined;
  /** Sentences for the site's developers, one for each problem. */
  readonly problems: readonly string[];
}

/**
 * Reads the arguments of `beckon.goal(name, details)`. A value that is not an amount is left out,
 * and the goal still counts. Never throws.
 */
export function parseGoal(name: unknown, details: unknown): ParsedGoal {
  const text = asText(name).trim();
  if (text === '' || text.length > GOAL_LIMITS.name)
    return {
      goal: undefined,
      problems: [`a goal needs a name of at most ${GOAL_LIMITS.name} characters`],
    };
  const amount = readNumber(readPath(details, 'value'));
  const isAmount = amount !== undefined && amount >= 0 && amount <= GOAL_LIMITS.value;
  return {
    goal: {
      name: text,
      value: isAmount ? amount : undefined,
      currency: asText(readPath(details, 'currency')).slice(0, 3),
      id: asText(readPath(details, 'id')).slice(0, GOAL_LIMITS.id),
    },
    problems:
      amount === undefined || isAmount ? [] : [`the value of the goal ${text} is no amount`],
  };
}

/** Undefined if there is no value; NaN if it is not a number. */
function readNumber(given: unknown): number | undefined {
  const isMissing = given === undefined || given === null || given === '';
  return isMissing ? undefined : Number(asText(given) || Number.NaN);
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
