import { randomId } from '@beckon/host-page/random-id';
import { type GoalFacts, goalRequest } from '../../calls/goal-call.ts';
import { readPlainAnswer } from '../../calls/plain-answer.ts';
import type { BrowserEnvironment } from '../environment.ts';
import { settlePending } from '../pending-calls.ts';
import type { PendingConversions } from '../../calls/pending-conversions.ts';
import { GOALS_BEFORE_US } from './goals-before-us.ts';
import { parseGoal } from './parse-goal.ts';
import { resendPending } from './resend-pending.ts';

export interface GoalDeps extends Pick<
  BrowserEnvironment,
  'window' | 'clock' | 'log' | 'call' | 'apiBase' | 'consent'
> {
  readonly pending: PendingConversions;
  readonly visitor: { readonly countsNothing: boolean; readonly facts: () => GoalFacts };
}

/**
 * Sends the calls of earlier pages that did not arrive, and the goals that the page reported before
 * our script ran. Each is sent once.
 */
export async function sendWaiting(deps: GoalDeps): Promise<void> {
  const list: unknown = Reflect.get(deps.window, GOALS_BEFORE_US);
  const waiting: readonly unknown[] = Array.isArray(list) ? list.splice(0) : [];
  await Promise.all([
    resendPending(deps),
    ...waiting.map((goal) => Array.isArray(goal) && recordGoal(deps, goal[0], goal[1])),
  ]);
}

/**
 * Reports that the visitor has reached a goal of the site. In consent mode it waits on this page
 * for consent. The goal is stored before it is sent, so that it is not lost if the visitor leaves
 * or is offline. Returns whether it has arrived. docs/behaviour/goals.md.
 */
export async function recordGoal(
  deps: GoalDeps,
  name: unknown,
  details: unknown,
): Promise<boolean> {
  const { window, clock, log, visitor, pending, call, apiBase, consent } = deps;
  const { goal, problems } = parseGoal(name, details);
  problems.forEach((problem) => log.warn(problem));
  if (goal === undefined) return false;
  if (visitor.countsNothing) {
    log.say(`the goal ${goal.name} is not counted: this is the owner's own visit, or a preview`);
    return false;
  }
  await consent?.whenGranted();
  const idempotencyKey = randomId(window.crypto);
  const request = goalRequest(apiBase, goal, { facts: visitor.facts(), idempotencyKey });
  pending.keep({ url: request.url, form: request.body.form, atMs: clock.now() });
  const sent = await call('goal', request, readPlainAnswer);
  settlePending(pending, idempotencyKey, sent);
  return sent.ok;
}
