import {
  type AbTest,
  AbTestAnswer,
  type AbTestArm,
  AbTestsAnswer,
  DoneAnswer,
} from '@beckon/contract/owner-calls';
import { aPopup, NOW } from './factories.ts';
import { popupWith } from './fake-popups.ts';
import { type FakeData, Refusal, type Route } from './fake-route.ts';

export function anArm(part: Partial<AbTestArm> = {}): AbTestArm {
  return {
    name: 'A',
    popupId: 'Popup00000001',
    popupName: 'Newsletter',
    status: 'active',
    weight: 50,
    visitors: 0,
    successes: 0,
    rate: 0,
    ...part,
  };
}

export function anAbTest(part: Partial<AbTest> = {}): AbTest {
  return {
    id: 'test1',
    siteId: 'site1',
    popupId: 'Popup00000001',
    state: 'running',
    goal: '',
    arms: [
      anArm({ visitors: 4000, successes: 400, rate: 0.1 }),
      anArm({
        name: 'B',
        popupId: 'Variant000001',
        visitors: 4010,
        successes: 489,
        rate: 0.122,
        uplift: { estimate: 0.21, low: 0.12, high: 0.31 },
      }),
    ],
    verdict: { kind: 'better', arm: 'B', than: 'A', low: 0.12, high: 0.31 },
    startedAt: NOW,
    ...part,
  };
}

function change(data: FakeData, id: string | undefined, part: Partial<AbTest>) {
  const test = data.abTests.find((one) => one.id === id);
  if (test === undefined) throw new Refusal(404, 'There is no such A/B test.');
  const changed = { ...test, ...part };
  data.abTests = data.abTests.map((one) => (one === test ? changed : one));
  return { success: true, test: changed };
}

/** The calls about A/B tests, as the contract defines them. */
export const AB_TEST_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/ab-tests$/,
    answer: AbTestsAnswer,
    run: (data) => ({ success: true, tests: data.abTests, goals: ['order'] }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/ab-tests$/,
    answer: AbTestAnswer,
    run: (data, { ids: [id] }) => {
      const popup = popupWith(data, id);
      const copy = aPopup({ ...popup, id: 'Variant000001', status: 'draft' });
      data.popups.push({ ...copy, abTest: { state: 'draft', isVariant: true } });
      const arms = [
        anArm({ popupId: popup.id }),
        anArm({ name: 'B', popupId: copy.id, isLikeA: true }),
      ];
      const verdict = { kind: 'unseen' as const, arms: ['A', 'B'] };
      const { startedAt: _, ...test } = anAbTest({
        siteId: popup.siteId,
        state: 'draft',
        arms,
        verdict,
      });
      data.abTests = [test, ...data.abTests];
      return { success: true, test };
    },
  },
  {
    method: 'PATCH',
    pattern: /^\/api\/owner\/ab-tests\/([^/]+)$/,
    answer: AbTestAnswer,
    run: (data, { ids: [id] }) => change(data, id, {}),
  },
  {
    method: 'DELETE',
    pattern: /^\/api\/owner\/ab-tests\/([^/]+)$/,
    answer: DoneAnswer,
    run: (data, { ids: [id] }) => {
      data.abTests = data.abTests.filter((test) => test.id !== id);
      return { success: true };
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/ab-tests\/([^/]+)\/arms$/,
    answer: AbTestAnswer,
    run: (data, { ids: [id] }) => {
      const arms = data.abTests.find((test) => test.id === id)?.arms ?? [];
      const name = 'ABCDE'.charAt(arms.length);
      return change(data, id, {
        arms: [...arms, anArm({ name, popupId: `Variant${name}00001`, status: 'draft' })],
      });
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/api\/owner\/ab-tests\/([^/]+)\/arms\/([^/]+)$/,
    answer: AbTestAnswer,
    run: (data, { ids: [id, popupId] }) => {
      const arms = data.abTests.find((test) => test.id === id)?.arms ?? [];
      if (!arms.some((arm) => arm.popupId === popupId))
        throw new Refusal(404, 'There is no such design.');
      return change(data, id, { arms: arms.filter((arm) => arm.popupId !== popupId) });
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/ab-tests\/([^/]+)\/start$/,
    answer: AbTestAnswer,
    run: (data, { ids: [id] }) => change(data, id, { state: 'running', startedAt: NOW }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/ab-tests\/([^/]+)\/promote$/,
    answer: AbTestAnswer,
    run: (data, { ids: [id], body }) =>
      change(data, id, { state: 'stopped', stoppedAt: NOW, winner: String(body['arm']) }),
  },
];
