import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HoldoutAnswer } from '@beckon/contract/owner-calls';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
let popupId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
  const request = { name: 'News', type: 'lightbox', format: 'format_1', language: 'en' };
  const made = await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, request);
  popupId = made.json().popup.id;
});
afterEach(() => server.close());

const read = async (path = `sites/${siteId}`, query = ''): Promise<HoldoutAnswer> =>
  (await ruth.call('GET', `/api/owner/${path}/holdout${query}`)).json();
const hold = (share: number, path = `sites/${siteId}`) =>
  ruth.call('PATCH', `/api/owner/${path}/holdout`, { share });

/** Records visitors of both groups. The second number is how many of them reach the goal. */
async function play(holdoutId: string, groups: Record<'held' | 'shown', [number, number]>) {
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  const at = server.clock.nowMs;
  for (const [group, [visitors, successes]] of Object.entries(groups)) {
    const ids = Array.from({ length: visitors }, (_, n) => `${group}-${n}`);
    await server.store.recordHoldoutVisitors(
      ids.map((visitorId) => ({ holdoutId, siteId, visitorId, isHeld: group === 'held', at })),
    );
    await Promise.all(
      ids.slice(0, successes).map((visitorId) =>
        server.store.recordGoal({
          id: visitorId,
          siteId,
          accountId: account.id,
          visitorId,
          name: 'order',
          value: 20,
          currency: 'EUR',
          url: '',
          at: at + 1,
          day: '2026-05-20',
        }),
      ),
    );
  }
}

it('a holdout starts empty, has a verdict that there is no goal, and shows the uplift once there is enough data', async () => {
  expect(await read()).toEqual({
    success: true,
    canHoldBack: true,
    past: [],
    goal: '',
    goals: [],
  });
  const { running } = (await hold(10)).json();
  const nobody = { visitors: 0, successes: 0, rate: 0 };
  expect(running).toMatchObject({ share: 10, held: nobody, verdict: 'no-goal' });
  await play(running.id, { held: [0, 0], shown: [120, 12] });
  expect((await read()).running).toMatchObject({ verdict: 'unseen', held: nobody });
  await play(running.id, { held: [2000, 200], shown: [4000, 800] });
  server.clock.nowMs += 86_400_000;
  const { running: now, goal, goals } = await read();
  expect([goal, goals]).toEqual(['order', ['order']]);
  expect(now).toMatchObject({
    verdict: 'more',
    held: { visitors: 2000, successes: 200, rate: 0.1 },
    shown: { visitors: 4000, successes: 800, rate: 0.2 },
  });
  expect(now?.uplift?.low).toBeGreaterThan(0.5);
  expect(now?.uplift?.high).toBeLessThan(1.6);
  expect((await read(undefined, '?goal=nothing')).goal).toBe('order');
});

it('a holdout draws new groups for another share, and keeps the results of the old share', async () => {
  const { running } = (await hold(10)).json();
  await play(running.id, { held: [100, 10], shown: [200, 20] });
  const same = (await hold(10)).json();
  expect([same.running.id, same.past]).toEqual([running.id, []]);
  server.clock.nowMs += 1000;
  const changed: HoldoutAnswer = (await hold(20)).json();
  expect(changed.running).toMatchObject({ share: 20, held: { visitors: 0 }, verdict: 'unseen' });
  await server.store.removeLeftovers();
  const { running: none, past }: HoldoutAnswer = (await hold(0)).json();
  expect(none).toBeUndefined();
  expect(past.map(({ share, shown }) => [share, shown.successes])).toEqual([
    [20, 0],
    [10, 20],
  ]);
});

it('a holdout is deleted with its popup, is refused for popups that visitors open, and cannot be reached by other owners', async () => {
  const ofPopup = `popups/${popupId}`;
  expect((await hold(5, ofPopup)).statusCode).toBe(200);
  for (const share of [-1, 51, 2.5]) expect((await hold(share)).statusCode).toBe(400);
  const eve = await server.anOwner('eve');
  for (const path of [`sites/${siteId}`, ofPopup]) {
    expect((await eve.call('GET', `/api/owner/${path}/holdout`)).statusCode).toBe(404);
    const refused = await eve.call('PATCH', `/api/owner/${path}/holdout`, { share: 9 });
    expect(refused.statusCode).toBe(404);
  }
  const { popup } = (await ruth.call('GET', `/api/owner/popups/${popupId}`)).json();
  const settings = { ...popup.settings, triggers: { clickOnly: true } };
  await ruth.call('PATCH', `/api/owner/popups/${popupId}`, { settings });
  expect((await read(ofPopup)).canHoldBack).toBe(false);
  expect((await hold(10, ofPopup)).statusCode).toBe(409);
  expect((await hold(0, ofPopup)).statusCode).toBe(200);
  await ruth.call('DELETE', `/api/owner/popups/${popupId}`);
  expect((await hold(5, ofPopup)).statusCode).toBe(404);
});

it("a holdout of a variant is that of the A/B test's original, for all designs together", async () => {
  const { test } = (await ruth.call('POST', `/api/owner/popups/${popupId}/ab-tests`)).json();
  const variant = test.arms[1].popupId;
  await ruth.call('POST', `/api/owner/ab-tests/${test.id}/start`);
  await hold(20, `popups/${variant}`);
  expect((await read(`popups/${popupId}`)).running?.share).toBe(20);
  expect((await read(`popups/${variant}`)).running?.share).toBe(20);
  await ruth.call('POST', `/api/owner/ab-tests/${test.id}/stop`);
  expect((await read(`popups/${popupId}`)).running?.share).toBe(20);
  expect((await read(`popups/${variant}`)).running).toBeUndefined();
});
