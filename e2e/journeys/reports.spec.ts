import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { DEMO_CLIENT_ID, dashboard } from '../models/dashboard.ts';
import { popupOn } from '../models/popup.ts';
import { visitAndOpen } from '../models/visit.ts';

/** Two groups of visitors. Within a group, everything that reports split by is the same. */
const BUYERS = {
  views: 8,
  closes: { close_trigger: 'escape', times: 3 },
  conversions: 2,
  language: 'de-AT,de;q=0.9',
  view: {
    type: 'mobile',
    trigger: 'exit',
    url: 'http://shop.example/sale/?a=1',
    referrer: 'https://news.example/',
    origin_landing_page: 'http://shop.example/?utm_source=Spring%20mail',
    visits: 1,
  },
};
const LOOKERS = {
  views: 4,
  closes: { close_trigger: 'x_click', times: 1 },
  conversions: 0,
  language: 'fr',
  view: {
    type: 'desktop',
    trigger: 'time',
    url: 'http://shop.example/',
    referrer: 'https://www.search.example/',
    origin_landing_page: 'http://shop.example/',
    visits: 5,
  },
};

/** Sends the calls of a group's browsers. Sends each call twice, as on a bad connection. */
async function visit(
  api: APIRequestContext,
  server: string,
  popupId: string,
  crowd: typeof BUYERS,
) {
  const common = { client_id: DEMO_CLIENT_ID };
  const headers = { 'accept-language': crowd.language };
  const send = async (path: string, body: { data: object } | { form: Record<string, string> }) => {
    const options = { ...body, headers };
    await api.post(`${server}/api/display/${path}`, options);
    return (await api.post(`${server}/api/display/${path}`, options)).json();
  };
  for (let at = 0; at < crowd.views; at += 1) {
    const viewer_id = `${crowd.view.trigger}-visitor-${at}`;
    const key = { idempotency_key: `${viewer_id}-opening` };
    const { poptin_view_id } = await send(`viewed/${popupId}`, {
      data: { ...common, ...crowd.view, viewer_id, ...key },
    });
    const view = { ...common, viewer_id, poptin_view_id };
    if (at < crowd.closes.times)
      await send(`closed/${popupId}`, {
        form: { ...view, close_trigger: crowd.closes.close_trigger },
      });
    if (at >= crowd.conversions) continue;
    await send(`interaction/${popupId}`, { form: view });
    await send(`conversion/${viewer_id}`, {
      form: { ...view, poptin_id: popupId, trigger: crowd.view.trigger, ...key },
    });
    await send(`goal/${DEMO_CLIENT_ID}`, {
      form: { goal: 'order', value: '24.5', currency: 'EUR', goal_id: viewer_id, viewer_id },
    });
  }
}

test('the report of the popup shows what visitors did, under each value of a split', async ({
  page,
  browser,
  server,
  owner,
  host,
}) => {
  const popupId = await owner.publish({ type: 'lightbox' });
  for (const crowd of [BUYERS, LOOKERS]) await visit(page.request, server.url, popupId, crowd);
  const visitor = await (await browser.newContext()).newPage();
  await visitAndOpen(visitor, host, popupId);
  const answered = visitor.waitForResponse((answer) => answer.url().includes('/interaction/'));
  await popupOn(visitor, popupId).root.getByRole('textbox').first().fill('a');
  expect((await answered).status()).toBe(200);
  await visitor.context().close();

  await dashboard(page, server.url).signIn();
  const report = `${server.url}/popups/${popupId}/reports`;
  await page.goto(report);
  const card = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(card('Views')).toContainText('13');
  await expect(card('Interactions')).toContainText('3');
  await expect(card('Conversions')).toContainText('2');
  await expect(card('Revenue')).toContainText('€49.00');
  await expect(card('Conversion rate')).toContainText('15.4%');

  for (const [by, buyers, lookers] of [
    ['page', '/sale', '/'],
    ['source', 'spring mail', 'search.example'],
    ['trigger', 'about to leave', 'time on the page'],
    ['device', 'Phones', 'Computers'],
    ['language', 'German', 'French'],
    ['visitor', 'First visit', 'Came back'],
  ] as const) {
    await page.goto(`${report}?by=${by}`);
    const row = (value: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: value, exact: true }) });
    await expect(row(buyers).getByRole('cell').nth(1)).toHaveText(/^[89]$/u);
    await expect(row(lookers).getByRole('cell').nth(1)).toHaveText(/^[45]$/u);
    await expect(row(buyers).getByRole('cell').nth(4)).toHaveText('2');
    await expect(row(buyers)).toContainText('€49.00');
  }
  await page.goto(`${report}?by=close`);
  await expect(page.getByRole('region', { name: 'By How closed' })).toContainText('Escape key3');
  const csv = await page.request.get(
    server.url +
      ((await page.getByRole('link', { name: 'Days as CSV' }).getAttribute('href')) ?? ''),
  );
  expect((await csv.text()).trim().split('\r\n').at(-1)).toMatch(/^\d{4}-\d\d-\d\d,13,3,4,2,/u);
});
