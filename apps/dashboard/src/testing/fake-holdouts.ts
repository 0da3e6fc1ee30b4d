import { type Holdout, HoldoutAnswer } from '@beckon/contract/owner-calls';
import { NOW } from './factories.ts';
import type { FakeData, Route } from './fake-route.ts';

export function aHoldout(part: Partial<Holdout> = {}): Holdout {
  return {
    id: 'holdout1',
    share: 10,
    startedAt: NOW,
    shown: { visitors: 9000, successes: 540, rate: 0.06 },
    held: { visitors: 1000, successes: 48, rate: 0.048 },
    uplift: { estimate: 0.25, low: 0.04, high: 0.46 },
    verdict: 'more',
    ...part,
  };
}

function answerOf(data: FakeData) {
  return {
    success: true,
    canHoldBack: true,
    ...(data.holdout === undefined ? {} : { running: data.holdout }),
    past: data.pastHoldouts,
    goal: 'order',
    goals: ['order', 'sign-up'],
  };
}

const NOBODY = { visitors: 0, successes: 0, rate: 0 };

/** The calls about holdouts, as the contract defines them. */
export const HOLDOUT_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/(?:sites|popups)\/([^/]+)\/holdout$/,
    answer: HoldoutAnswer,
    run: answerOf,
  },
  {
    method: 'PATCH',
    pattern: /^\/api\/owner\/(?:sites|popups)\/([^/]+)\/holdout$/,
    answer: HoldoutAnswer,
    run(data, { body }) {
      const share = Number(body['share']);
      if (data.holdout !== undefined)
        data.pastHoldouts = [{ ...data.holdout, stoppedAt: NOW }, ...data.pastHoldouts];
      const { uplift: _, ...empty } = aHoldout({ share, verdict: 'unseen', id: `of ${share}` });
      data.holdout = share === 0 ? undefined : { ...empty, shown: NOBODY, held: NOBODY };
      return answerOf(data);
    },
  },
];
