import { expect, test } from '../fixtures/beckon.ts';
import { visitInStillTime } from '../models/still-page.ts';
import { visitAndOpen } from '../models/visit.ts';

const LIGHTBOX = { type: 'lightbox', format: 'format_1' } as const;
const CONVERSION = '**/api/display/conversion/**';
let visitors = 0;
const anEmail = (): string => `lost-${process.pid}-${(visitors += 1)}@collect.example`;

test('a response that takes 30 s does not delay the visitor, and the lead is stored once', async ({
  page,
  host,
  owner,
}) => {
  const email = anEmail();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CONVERSION, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => undefined); // The page has stopped waiting.
  });
  const popup = await visitInStillTime(
    { page, host },
    await owner.publish({ ...LIGHTBOX, settings: { afterConversion: { thanksScreen: true } } }),
  );
  await popup.fill('Your email', email);
  const asked = page.waitForRequest(CONVERSION);
  await popup.submit();
  await asked;
  await expect.poll(async () => (await owner.leads(email)).length).toBe(1);
  const thanks = popup.root.locator('[data-screen=thanks]');
  await popup.pass(14_000);
  expect(await thanks.isVisible()).toBe(false);
  await popup.soon(async () => expect(await thanks.isVisible()).toBe(true));
  await popup.pass(15_000);
  answer();
  await page.unroute(CONVERSION);
  expect(await thanks.isVisible()).toBe(true);
  const again = page.waitForResponse(CONVERSION);
  await page.reload();
  expect((await again).status()).toBe(200);
  expect(await owner.leads(email)).toHaveLength(1);
  expect(popup.problems).toEqual([]);
});

test('a lead is stored once if its page is closed before the response, and is not sent again forever', async ({
  page,
  context,
  host,
  owner,
}) => {
  const email = anEmail();
  const id = await owner.publish(LIGHTBOX);
  const popup = await visitAndOpen(page, host, id);
  await popup.fill('Your email', email);
  await context.route(CONVERSION, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const asked = page.waitForRequest(CONVERSION);
  await popup.submit();
  await asked;
  await page.close();
  await expect.poll(async () => (await owner.leads(email)).length).toBe(1);
  await context.unroute(CONVERSION);
  const next = await context.newPage();
  const sent: string[] = [];
  next.on('request', (request) => {
    if (request.url().includes('/conversion/')) sent.push(request.url());
  });
  const again = next.waitForResponse(CONVERSION);
  await next.goto(`${host.url}/asks-for/${id}`);
  expect((await again).status()).toBe(200);
  await expect
    .poll(() => next.evaluate(() => localStorage.getItem('poptin_pending_conversions') ?? '[]'))
    .toBe('[]');
  const decided = next.waitForResponse('**/api/display/de300de300de3');
  await next.reload();
  await decided;
  await next.waitForLoadState('networkidle');
  expect(sent).toHaveLength(1);
  expect(await owner.leads(email)).toHaveLength(1);
});

test('a form that is filled in faster than a person can is stored and marked', async ({
  page,
  host,
  owner,
}) => {
  const email = anEmail();
  await page.clock.setFixedTime(new Date());
  const popup = await visitAndOpen(page, host, await owner.publish(LIGHTBOX));
  await popup.fill('Your email', email);
  await popup.submit();
  await expect.poll(() => owner.leads(email)).toMatchObject([{ email, isSuspicious: true }]);
});
