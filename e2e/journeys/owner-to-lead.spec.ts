import { expect, test } from '../fixtures/beckon.ts';
import { DEMO_CLIENT_ID, dashboard } from '../models/dashboard.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

test.use(WITH_MOTION);

test('a design becomes a popup and a lead, with a server restart and power cuts in between', async ({
  page,
  browser,
  server,
  host,
}) => {
  test.setTimeout(120_000);
  const owner = dashboard(page, server.url);
  const email = 'ann@customer.example';

  await owner.signInByForm();
  const popupId = await owner.createFrom('Sunday letter');
  await owner.publish();

  host.setPage('/journey', pageWithScript(DEMO_CLIENT_ID));
  const visitor = await browser.newContext();
  const visit = await visitor.newPage();
  const problems: string[] = [];
  visit.on('pageerror', (error) => problems.push(error.message));
  const openedAt = new Date();
  await visit.clock.install({ time: openedAt });
  const decided = visit.waitForResponse((response) =>
    response.url().includes(`/api/display/${DEMO_CLIENT_ID}`),
  );
  await visit.goto(`${host.url}/journey`);
  await decided;

  const popup = popupOn(visit, popupId);
  await visit.clock.pauseAt(openedAt.getTime() + 4_900);
  await expect(popup.root).toHaveCount(0);
  const viewed = visit.waitForResponse((response) => response.url().includes(`/viewed/${popupId}`));
  await visit.clock.runFor(5_000);
  await visit.clock.resume();
  await expect(popup.root).toBeVisible();
  expect((await viewed).status()).toBe(200);

  await server.restart();
  await server.crashAndRestart();

  await popup.fill('Your email', email);
  const converted = visit.waitForResponse((response) =>
    response.url().includes('/api/display/conversion/'),
  );
  await popup.submit();
  expect((await converted).status()).toBe(200);
  await expect(popup.root.getByText('You’re on the list')).toBeVisible();
  expect(problems).toEqual([]);
  await visitor.close();

  await server.crashAndRestart();
  await owner.openLeads();
  await expect(page.getByRole('button', { name: email })).toBeVisible();
  expect(await owner.numbersOf(popupId)).toMatchObject({ views: 1, closes: 0, conversions: 1 });
  await owner.pause('Sunday letter');
});
