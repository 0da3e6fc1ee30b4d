import type { ExplainAnswer } from '@beckon/contract/calls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeOwnerToken } from '../../http/owner/owner-token.ts';
import { NOON } from '../../store/testing/a-record.ts';
import { buildTestApp, CLIENT_ID, SECRET, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
beforeEach(async () => void (test = await buildTestApp()));
afterEach(() => test.close());

const owner = writeOwnerToken({ siteId: 'site1', until: NOON + 1 }, SECRET);

/** The reasons for a visitor's page, asked for by the owner. */
async function explain(url: string): Promise<ExplainAnswer> {
  const asked = `poptin_viewed_url=${encodeURIComponent(url)}&origin_landing_page=${encodeURIComponent(url)}`;
  return (
    await test.app.inject(`/api/display/${CLIENT_ID}/explain?owner=${owner}&${asked}`)
  ).json();
}

it.each([
  ['suspended', { isSuspended: true }],
  ['over its limit', { viewsLimit: 0 }],
] as const)('the reasons say that the account is %s, whatever the rules', async (seen, changes) => {
  await test.publish();
  await test.store.updateAccount('account1', changes);
  const [popup] = (await explain('https://shop.example/')).popups;
  expect(popup?.offered).toBe(false);
  expect(popup?.lines.filter(({ passes }) => !passes)).toEqual([
    { rule: 'account', wanted: 'active', seen, passes: false },
  ]);
});

it.each([
  ['page-url', 'is', '/a?x=1', true],
  ['page-url', 'regex', String.raw`/a\?x=1$`, true],
  ['page-url', 'contains_not', 'beckon', true],
  ['page-url', 'contains', 'owner', false],
  ['landing-page', 'ends', 'x=1', true],
] as const)(
  'an explained visit decides as one without our parameters: %s %s %s',
  async (kind, operator, value, isOffered) => {
    const groups = [[{ kind, operator, values: [value] }]];
    await test.publish({ audience: { groups } });
    for (const query of [
      'x=1',
      `x=1&beckon-owner=${owner}&beckon-explain`,
      `beckon-owner=${owner}&beckon-explain=&x=1`,
    ]) {
      const { popups } = await explain(`https://shop.example/a?${query}`);
      expect(popups[0]).toMatchObject({ offered: isOffered });
    }
  },
);
