import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { CONSENT_BANNER_TEXTS } from '@beckon/languages/consent-banner';
import { expect, test } from '../fixtures/beckon.ts';
import type { OwnerApi } from '../helpers/owner-api.ts';
import { pageThatAsks, publishBanner } from '../models/consent/own-banner.ts';

/**
 * A choice that the server did not answer is kept and sent again:
 * docs/behaviour/consent.md#records.
 */

const WORDS = CONSENT_BANNER_TEXTS.en;
const TRACK = /\/track$/;
const headers = { 'access-control-allow-origin': '*' };

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'while the server cannot be reached': (route) => route.abort(),
  'while the database is away': (route) => route.fulfill({ status: 503, headers, json: {} }),
  'as one of too many': (route) => route.fulfill({ status: 429, headers, json: {} }),
  'in a network that answers by a page of its own': (route) =>
    route.fulfill({ headers, contentType: 'text/html', body: '<p>Please sign in' }),
  'although only the answer is lost': async (route) => {
    await route.fetch();
    await route.abort();
  },
};

const unsent = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /unsent/.test(key)).length);

interface Counts {
  readonly proofs: readonly Record<string, unknown>[];
  readonly today: unknown;
}

async function countsOf(owner: OwnerApi, calls: string): Promise<Counts> {
  const { proofs } = Object(await owner.get(`${calls}/proofs`));
  const { days } = Object(await owner.get(`${calls}/days`));
  return { proofs, today: days.at(-1) };
}

const isReport = (request: Request): boolean => TRACK.test(request.url());

/** Resolves when the next report has ended, answered or not. */
function reportEnded(page: Page): Promise<unknown> {
  return Promise.race([
    page.waitForEvent('requestfinished', isReport),
    page.waitForEvent('requestfailed', isReport),
  ]);
}

/** The number of reports that were sent from now on. */
function countReports(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (isReport(request)) count += 1;
  });
  return () => count;
}

for (const [when, fail] of Object.entries(FAILURES))
  test(`a choice made ${when} is proven and counted once after the next page view, at the time when it was made`, async ({
    page,
    owner,
    host,
    server,
  }) => {
    const { script, calls } = await publishBanner(owner, 'en');
    host.setPage('/', pageThatAsks(server.url + script, 'en'));
    await page.goto(host.url);
    await page.route(TRACK, fail);
    const before = Date.now();
    const ended = reportEnded(page);
    await page.getByRole('button', { name: WORDS.accept }).click();
    await ended;
    const after = Date.now();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await unsent(page)).toBe(1);
    await page.unroute(TRACK);
    const reports = countReports(page.context());
    await page.reload();
    await expect.poll(() => unsent(page)).toBe(0);
    const { proofs, today } = await countsOf(owner, calls);
    expect(proofs).toMatchObject([{ outcome: 'accepted', policyId: 1 }]);
    const at = Date.parse(String(proofs[0]?.['at']));
    expect(at).toBeGreaterThanOrEqual(before - 1_000);
    expect(at).toBeLessThanOrEqual(after + 500);
    expect(today).toMatchObject({ accepted: 1, refused: 0, partly: 0, none: 0 });
    await page.reload({ waitUntil: 'networkidle' });
    expect(reports()).toBe(1);
  });

test('a choice that the server has stored loads nothing and is not sent again', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script, calls } = await publishBanner(owner, 'en');
  host.setPage('/', pageThatAsks(server.url + script, 'en'));
  await page.clock.install();
  await page.goto(host.url);
  await page.getByRole('button', { name: WORDS.deny }).click();
  await expect.poll(() => unsent(page)).toBe(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.clock.fastForward(10_000);
  await page.evaluate(() => fetch('/'));
  expect(asked.filter((path) => /consent-parts|track/.test(path))).toEqual([]);
  expect((await countsOf(owner, calls)).proofs).toHaveLength(1);
});

test('a choice that was replaced before it arrived is proven, and allows nothing again', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script, calls } = await publishBanner(owner, 'en');
  host.setPage('/', pageThatAsks(server.url + script, 'en'));
  await page.goto(host.url);
  await page.route(TRACK, (route) => route.abort());
  const ended = reportEnded(page);
  await page.getByRole('button', { name: WORDS.accept }).click();
  await ended;
  await expect(page.locator('body')).toHaveClass(/cmplz-marketing/);
  await page.unroute(TRACK);
  await page.getByRole('button', { name: WORDS.manageConsent }).click();
  await page.getByRole('button', { name: WORDS.deny }).click();
  // The page loads again after the withdrawal.
  const outcomes = async (): Promise<unknown[]> =>
    (await countsOf(owner, calls)).proofs.map(({ outcome }) => outcome);
  await expect.poll(outcomes).toEqual(['refused', 'accepted']);
  expect((await countsOf(owner, calls)).today).toMatchObject({ accepted: 0, refused: 1 });
  await expect(page.locator('body')).not.toHaveClass(/cmplz-marketing/);
});

test('a choice of an earlier policy is proven under that policy, also after the cookies are gone', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script, calls } = await publishBanner(owner, 'en');
  host.setPage('/', pageThatAsks(server.url + script, 'en'));
  await page.goto(host.url);
  await page.route(TRACK, (route) => route.fulfill({ status: 503, headers, json: {} }));
  const ended = reportEnded(page);
  await page.getByRole('button', { name: WORDS.accept }).click();
  await ended;
  expect(await unsent(page)).toBe(1);
  await owner.call('POST', `${calls}/publish`, { asksAgain: true });
  await page.unroute(TRACK);
  // Without a route, the browser would answer from its cache.
  await page.route(/\/consent\.js/, (route) => route.continue());
  await page.context().clearCookies();
  await expect(async () => {
    await page.reload();
    const policy = await page.evaluate(() => Reflect.get(window, 'complianz').current_policy_id);
    expect(policy).toBe('2');
  }).toPass();
  await page.getByRole('button', { name: WORDS.deny }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect.poll(() => unsent(page)).toBe(0);
  const { proofs } = await countsOf(owner, calls);
  expect(proofs.map(({ outcome, policyId }) => [outcome, policyId])).toEqual([
    ['refused', 2],
    ['accepted', 1],
  ]);
  await expect(page.locator('body')).not.toHaveClass(/cmplz-marketing/);
});
