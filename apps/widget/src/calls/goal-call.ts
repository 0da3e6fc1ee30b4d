import type { GoalRequest } from '@beckon/contract/calls';
import { GOAL_LIMITS } from '@beckon/contract/values';
import type { CallRequest } from '@beckon/host-page/send';
import type { WireForm } from './to-wire/to-wire.ts';
import type { VisitFacts } from './visit-facts.ts';

/** The visitor has reached a goal of the site. docs/behaviour/goals.md. */
export interface Goal {
  readonly name: string;
  /** Undefined if the goal has no value. */
  readonly value: number | undefined;
  /** Three letters; if empty, the currency of the site's shop counts. */
  readonly currency: string;
  /** The shop's own number of the order or goal; may be empty. */
  readonly id: string;
}

/** What is sent about the visit. */
export type GoalFacts = Pick<VisitFacts, 'clientId' | 'visitorId' | 'pageUrl'>;

interface GoalContext {
  readonly facts: GoalFacts;
  readonly idempotencyKey: string;
}

/** `POST /api/display/goal/{client id}`. docs/behaviour/goals.md. */
export function goalRequest(
  apiBase: string,
  { name, value, currency, id }: Goal,
  { facts, idempotencyKey }: GoalContext,
): CallRequest & { readonly body: { readonly form: WireForm } } {
  const form = {
    goal: name,
    value: value === undefined ? '' : String(value),
    currency,
    goal_id: id,
    viewer_id: facts.visitorId,
    url: facts.pageUrl.slice(0, GOAL_LIMITS.url),
    idempotency_key: idempotencyKey,
  } satisfies GoalRequest;
  return {
    url: `${apiBase}/api/display/goal/${facts.clientId}`,
    body: { form },
    outlivesPage: true,
  };
}
