import { GOAL_LIMITS } from '@beckon/contract/values';
import { readPath } from '@beckon/host-page/page/foreign-object';
import type { Goal } from '../../calls/goal-call.ts';

/** What a script of the page says of a goal, and what of it cannot be used. */
export interface ParsedGoal {
  /** Undefined: it has no name. */
  readonly goal: Goal | undefined;
  /** One sentence for the site's developers each. */
  readonly problems: readonly string[];
}

/**
 * Reads what `beckon.goal(name, details)` was called with. A value that is not an amount is left
 * out: the goal itself still counts. Nothing throws, whatever the page passes.
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

/** Undefined: nothing is said; not a number: something else is. */
function readNumber(given: unknown): number | undefined {
  const isMissing = given === undefined || given === null || given === '';
  return isMissing ? undefined : Number(asText(given) || Number.NaN);
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
