import { aHostPage, CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import { aDisplayAnswer, aWirePopup } from '../helpers/a-display-answer.ts';

const DISPLAY = `/api/display/${CLIENT_ID}`;
const SLOT = '<div class="poptin-embedded" data-id="embeddedform1"></div>';
const FORM = aWirePopup({
  poptin_id: 'embeddedform1',
  poptin_type: 'embedded',
  display_after_sec_active: 'no',
});

test('a form that the server does not offer is not shown, and is not requested again', async ({
  page,
  stub,
  site,
}) => {
  await page.clock.install();
  site.setPage('/', aHostPage(SLOT));
  offer(stub, [aWirePopup({ display_after_sec_active: 1 })]);
  // The response to a click call, for which the rules of the site do not apply.
  stub.reply('/api/display/click/', aDisplayAnswer([FORM]));
  await page.goto(site.url);
  await page.clock.runFor(12_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.poptin-embedded > *')).toHaveCount(0);
  expect([stub.seen(DISPLAY).length, stub.seen('/api/display/click/').length]).toEqual([1, 0]);
});

test('a slot that is added later causes a display call with all fields', async ({
  page,
  stub,
  site,
}) => {
  await page.clock.install();
  site.setPage('/', aHostPage('<main></main>'));
  offer(stub, []);
  await page.goto(site.url);
  await expect.poll(() => stub.seen(DISPLAY).length).toBe(1);
  offer(stub, [FORM, aWirePopup({ display_after_sec_active: 0 })]);
  await page.evaluate((slot) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', slot);
  }, SLOT);
  await page.clock.runFor(6_000);
  await expect(page.locator('.poptin-embedded').getByRole('textbox')).toBeVisible();
  const [, again] = stub.seen(DISPLAY);
  expect(JSON.parse(again?.fields['poptin_forms_id'] ?? '')).toEqual(['embeddedform1']);
  expect(again?.fields['poptin_viewed_url']).toBe(`${site.url}/`);
  // Only the form was requested, so the other popup of the response is ignored.
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a slot that is added later is asked about at once if the page reports an event', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage('<main></main>'));
  offer(stub, []);
  await page.goto(site.url);
  // This waits until the page's popups are known.
  await page.evaluate(() => Reflect.get(window, 'beckon').explain());
  offer(stub, [FORM]);
  await page.evaluate((slot) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', slot);
    Reflect.get(window, 'beckon').trigger('beckon-form');
  }, SLOT);
  // Sooner than the script looks by itself.
  await expect(page.locator('.poptin-embedded').getByRole('textbox')).toBeVisible({
    timeout: 3_000,
  });
  expect(stub.seen(DISPLAY)).toHaveLength(2);
});

/** As Turbo and htmx do: the page's html is put back, without what scripts had drawn in it. */
test('a form whose page is restored from a copy is drawn again, once', async ({
  page,
  stub,
  site,
}) => {
  await page.clock.install();
  site.setPage('/', aHostPage(`<main>${SLOT}</main>`));
  offer(stub, [FORM]);
  await page.goto(site.url);
  const field = page.locator('.poptin-embedded').getByRole('textbox');
  await expect(field).toBeVisible();
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.replaceWith(main.cloneNode(true));
  });
  await expect(field).toHaveCount(0);
  await page.clock.runFor(6_000);
  await field.fill('ada@');
  await page.clock.runFor(12_000);
  await expect(field).toHaveValue('ada@');
  await expect(page.locator('[data-beckon]')).toHaveCount(1);
});

test('a design of a test shows in the place of the original, once, and stays there', async ({
  page,
  stub,
  site,
}) => {
  await page.clock.install();
  const place = (id: string) => `<div class="beckon-embedded" data-id="${id}"></div>`;
  site.setPage('/', aHostPage(place('originalform1') + place('embeddedform1')));
  const variant = { ab_test: 'B', ab_test_parent_id: 't', ab_test_original_id: 'originalform1' };
  offer(stub, [{ ...FORM, ...variant }]);
  await page.goto(site.url);
  const field = page.locator('[data-id=originalform1]').getByRole('textbox');
  await field.fill('ada@example.com');
  await page.clock.runFor(12_000);
  await expect(field).toHaveValue('ada@example.com');
  await expect(page.locator('[data-id=embeddedform1] > *')).toHaveCount(0);
  await expect.poll(() => stub.seen('/api/display/viewed/embeddedform1').length).toBe(1);
});

test('a visitor who has answered the form does not see it again when its slot is added again', async ({
  page,
  stub,
  site,
}) => {
  await page.clock.install();
  site.setPage('/', aHostPage(SLOT));
  offer(stub, [{ ...FORM, stop_showing_to_converted_users: 1 }]);
  await page.goto(site.url);
  const field = page.locator('.poptin-embedded').getByRole('textbox', { name: 'E-mail' });
  await field.fill('ada@example.com');
  await page.locator('.poptin-embedded').getByRole('button', { name: 'Join' }).click();
  await expect.poll(() => stub.seen('/api/display/conversion').length).toBe(1);
  await expect(field).toHaveCount(0);
  await page.evaluate((slot) => {
    const old = document.querySelector('.poptin-embedded');
    old?.insertAdjacentHTML('afterend', slot);
    old?.remove();
  }, SLOT);
  await page.clock.runFor(6_000);
  await expect.poll(() => stub.seen(DISPLAY).length).toBe(2);
  await page.clock.runFor(1_000);
  await expect(page.locator('.poptin-embedded > *')).toHaveCount(0);
});

test('a form whose place goes away before it is drawn is neither shown nor counted, until the place is back', async ({
  page,
  stub,
  site,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(window, { views: 0 });
    document.addEventListener('poptinView', () => Reflect.set(window, 'views', 1));
  });
  site.setPage('/', aHostPage(`<main>${SLOT}</main>`));
  offer(stub, [FORM]);
  const held = Promise.withResolvers<void>();
  const isAskedFor = Promise.withResolvers<void>();
  await page.route(/\/show-[^/]*\.js$/u, async (route) => {
    isAskedFor.resolve();
    await held.promise;
    await route.continue();
  });
  await page.goto(site.url);
  await isAskedFor.promise;
  await page.evaluate(() => document.querySelector('main')?.replaceChildren('Next page'));
  held.resolve();
  await expect
    .poll(() =>
      page.evaluate(async () => (await Reflect.get(window, 'beckon').explain())[0]?.state),
    )
    .toBe('open');
  await page.clock.runFor(2_000);
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'views'))).toBe(0);
  expect(stub.seen('/api/display/viewed/')).toEqual([]);
  await page.evaluate((slot) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', slot);
  }, SLOT);
  await page.clock.runFor(6_000);
  await expect(page.locator('.poptin-embedded').getByRole('textbox')).toBeVisible();
  await expect.poll(() => stub.seen('/api/display/viewed/').length).toBe(1);
});

test('a form that leads to a page in a new tab stays in its page, and can be sent again', async ({
  page,
  context,
  stub,
  site,
}) => {
  await page.clock.install();
  site.setPage('/', aHostPage(SLOT));
  site.setPage('/next', '<title>Next page</title>');
  const design_properties = {
    poptin_design_thank_screen: 0,
    poptin_design_redirect: 1,
    poptin_design_redirect_url: '/next',
    poptin_design_redirect_new_tab: 1,
  };
  offer(stub, [{ ...FORM, design_properties }]);
  await page.goto(site.url);
  const form = page.locator('.poptin-embedded');
  await form.getByRole('textbox').fill('ann@example.com');
  const opened = context.waitForEvent('page');
  await form.getByRole('button', { name: 'Join' }).click();
  await expect(await opened).toHaveTitle('Next page');
  await expect(form.getByRole('paragraph')).toHaveText('Sent successfully!');
  await page.clock.runFor(6_000);
  await expect(form.getByRole('textbox')).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});
