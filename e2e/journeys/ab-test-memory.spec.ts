import { expect, test } from '../fixtures/beckon.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';

const PAGE = '/asks-once';

test('visitors who have signed up are asked again neither by an A/B test nor by its winner', async ({
  page,
  browser,
  host,
  owner,
}) => {
  const original = await owner.publish({
    type: 'lightbox',
    settings: {
      triggers: { afterSeconds: { seconds: 0, on: 'page' } },
      frequency: { rule: 'display_once_a_visitor_2', scope: 'all' },
      stopForConverted: true,
      audience: { groups: [[{ kind: 'page-url', operator: 'contains', values: [PAGE] }]] },
    },
  });
  host.setPage(PAGE, pageWithScript(DEMO_CLIENT_ID));
  const url = host.url + PAGE;
  const ofThisTest = /\/api\/display\/\w{13}$/u;

  await page.goto(url);
  const asked = popupOn(page, original);
  await asked.root.getByPlaceholder(/e-?mail/iu).fill('first@example.com');
  const converted = page.waitForResponse(/\/api\/display\/conversion\//u);
  await asked.submit();
  expect((await converted).status()).toBe(200);

  const made = Object(await owner.call('POST', `/api/owner/popups/${original}/ab-tests`, {})).test;
  const address = `/api/owner/ab-tests/${made.id}`;
  await owner.call('PATCH', address, { weights: { A: 1, B: 1000 } });
  await owner.call('POST', `${address}/start`, {});
  const variant = made.arms.find((arm: { name: string }) => arm.name === 'B').popupId;
  const offered = async (): Promise<string> => {
    const answer = page.waitForResponse((one) => ofThisTest.test(one.url()));
    await page.goto(url);
    return (await answer).text();
  };
  const offeredOnReturn = await offered();
  for (const id of [original, variant]) expect(offeredOnReturn).not.toContain(id);

  const other = await (await browser.newContext()).newPage();
  await other.goto(url);
  await expect(popupOn(other, variant).root).toBeVisible();
  await popupOn(other, variant).closeByX();
  await owner.call('POST', `${address}/promote`, { arm: 'B' });
  const answer = other.waitForResponse((one) => ofThisTest.test(one.url()));
  await other.goto(url);
  expect(await (await answer).text()).not.toContain(original);
  await other.context().close();
  await owner.call('POST', `/api/owner/popups/${original}/pause`, {});
});
