import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import type { PopupModel } from '../models/popup.ts';
import { visitAndOpen } from '../models/visit.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

const LIGHTBOX = { type: 'lightbox', format: 'format_1' } as const;
const CONVERSION = '**/api/display/conversion/**';
let visitors = 0;
const anEmail = (): string => `visitor-${process.pid}-${(visitors += 1)}@collect.example`;

test('the conversion call carries each documented field', async ({ page, host, owner }) => {
  const id = await owner.publish(LIGHTBOX);
  const popup = await visitAndOpen(page, host, id);
  const email = anEmail();
  const sent = page.waitForRequest(CONVERSION);
  await popup.fill('Your email', email);
  await popup.submit();
  const request = await sent;
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
  const body = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  expect(Object.keys(body)).toEqual(
    expect.arrayContaining([
      'url',
      'p_target',
      'checkbox_checked',
      'referrer',
      'previous_url',
      'trigger',
      'poptin_id',
      'title',
      'client_id',
      'visitor',
      'facebook_messanger_data_ref',
      'origin_landing_page',
      'previous_visited_pages',
      'previous_visited_pages_with_current_page',
      'previous_visited_pages_with_time_stamp',
      'all_visited_pages',
      'store_integration',
      'store_integration_customer_id',
      'browser_language',
      'operating_system',
      'newExtraFields',
      'leader_request_cookie',
      'extra_button',
      'poptin_view_id',
      'email1',
    ]),
  );
  expect(body).toMatchObject({
    poptin_id: id,
    trigger: 'click',
    visitor: 'desktop',
    email1: email,
    title: 'Customer',
    p_target: 'lead',
  });
  expect(body['poptin_view_id']).toMatch(/^\S+$/);
  const cookie = async (): Promise<number> =>
    (await page.context().cookies()).find(({ name }) => name === `poptin_conversion_${id}`)
      ?.expires ?? 0;
  await expect.poll(cookie).toBeGreaterThan(0);
  expect(Math.round(((await cookie()) - Date.now() / 1_000) / 86_400)).toBe(365);
  expect(await page.evaluate(() => localStorage.getItem('poptin_converted_email'))).toBe(email);
});

for (const [how, act] of [
  [
    'a double click',
    async (popup: PopupModel) =>
      popup.root.locator('.poptin-form-submit-button').first().dblclick(),
  ],
  [
    'Enter twice',
    async (popup: PopupModel) => {
      const field = popup.root.getByPlaceholder('Your email');
      await field.press('Enter');
      await field.press('Enter', { timeout: 1_000 }).catch(() => undefined); // It may be gone.
    },
  ],
] as const) {
  test(`${how} creates exactly one lead`, async ({ page, host, owner }) => {
    const popup = await visitAndOpen(page, host, await owner.publish(LIGHTBOX));
    const email = anEmail();
    await popup.fill('Your email', email);
    await act(popup);
    await expect(popup.root.getByText('You’re on the list')).toBeVisible();
    await expect.poll(async () => (await owner.leads(email)).length).toBe(1);
  });
}

for (const [what, fail] of [
  ['the visitor is offline', (route: Route) => route.abort('internetdisconnected')],
  ['the server answers 500', (route: Route) => route.fulfill({ status: 500, body: 'oops' })],
  [
    'the answer is cut off',
    (route: Route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":tr' }),
  ],
] as const) {
  test(`the popup continues when ${what}, and the lead is sent once, by the next page`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await visitAndOpen(page, host, await owner.publish(LIGHTBOX));
    const email = anEmail();
    await page.route(CONVERSION, fail);
    await popup.fill('Your email', email);
    await popup.submit();
    await expect(popup.root.getByText('You’re on the list')).toBeVisible();
    expect(await owner.leads(email)).toHaveLength(0);
    await page.unroute(CONVERSION);
    const sentAgain = page.waitForResponse(CONVERSION);
    await page.reload();
    expect((await sentAgain).status()).toBe(200);
    await expect.poll(async () => (await owner.leads(email)).length).toBe(1);
    await page.reload();
    expect(await owner.leads(email)).toHaveLength(1);
    expect(popup.problems).toEqual([]);
  });
}

test('a lead whose hidden trap field is filled in is stored and marked', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitAndOpen(page, host, await owner.publish(LIGHTBOX));
  const email = anEmail();
  await popup.fill('Your email', email);
  await popup.root.getByLabel('Leave this field empty').evaluate((input) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'http://spam.example',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await popup.submit();
  await expect.poll(async () => (await owner.leads(email))[0]?.isSuspicious).toBe(true);
});

/**
 * Records the duration in ms of each animation of the form when it starts, because it may be over
 * when a test looks.
 */
async function recordShakes({ root }: PopupModel): Promise<() => Promise<readonly number[]>> {
  const noted = await root.locator('form').evaluateHandle((form) => {
    const durations: number[] = [];
    const animate = form.animate.bind(form);
    form.animate = (...call) => {
      const animation = animate(...call);
      durations.push(Number(animation.effect?.getComputedTiming().duration));
      return animation;
    };
    return durations;
  });
  return () => noted.jsonValue();
}

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('an empty form shakes and is not sent; a wrong address is marked and announced', async ({
    page,
    host,
    owner,
  }) => {
    const popup = await visitAndOpen(page, host, await owner.publish(LIGHTBOX));
    let sent = 0;
    page.on('request', (request) => (sent += request.url().includes('/conversion/') ? 1 : 0));
    const field = popup.root.getByPlaceholder('Your email');
    const shakes = await recordShakes(popup);
    await popup.submit();
    await expect(popup.root.getByRole('alert')).not.toBeEmpty();
    await expect(field).toHaveAttribute('data-highlight', /.*/u);
    await expect.poll(shakes).toEqual([1_000]);
    await field.pressSequentially('a');
    await expect(field).not.toHaveAttribute('data-highlight', /.*/u);
    await popup.fill('Your email', 'ann@nowhere');
    await popup.submit();
    await expect(popup.root.getByRole('alert')).not.toBeEmpty();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toBe(0);
  });
});
