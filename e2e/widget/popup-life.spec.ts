import { aHostPage, CLIENT_ID, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';

test.beforeEach(({ site }) => site.setPage('/', aHostPage()));

test('a popup opens, takes an address, shows its thanks, and closes by Escape', async ({
  page,
  stub,
  site,
}) => {
  // The display answer contains the html of a popup that opens soon, so the html is not requested.
  const id = 'abcdefghijk01';
  const markup = { poptin: '', poptin_url: '/templates/is-not-there.html' };
  offer(stub, [aWirePopup(markup)], { template: aTemplate(id), template_of: id });
  await page.addInitScript(() => {
    Object.assign(window, {
      heard: [],
      poptinVisible: (id: string) => Reflect.get(window, 'heard').push(`visible ${id}`),
      onpoptinSubmit: (id: string) => Reflect.get(window, 'heard').push(`submitted ${id}`),
    });
    for (const name of ['poptinView', 'poptinSubmit', 'poptinClose'])
      document.addEventListener(name, () => Reflect.get(window, 'heard').push(name));
  });
  await page.goto(site.url);
  await expect(dialogOn(page)).toContainText('Ten percent off');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    'poptinView',
    'visible abcdefghijk01',
    'poptinSubmit',
    'submitted abcdefghijk01',
  ]);
  expect(stub.calls.map(({ path }) => path)).toEqual([
    `/api/display/${CLIENT_ID}`,
    '/api/display/viewed/abcdefghijk01',
    '/api/display/interaction/abcdefghijk01',
    '/api/display/conversion/viewer1',
  ]);
  expect(stub.seen('/api/display/viewed')[0]?.fields).toMatchObject({
    trigger: 'time',
    type: 'desktop',
    viewer_id: 'viewer1',
    client_id: CLIENT_ID,
  });
  expect(stub.seen('/api/display/conversion')[0]?.fields).toMatchObject({
    email: 'ann@example.com',
    poptin_view_id: 'view-1',
    trigger: 'time',
    title: 'Host page',
    url: `${site.url}/`,
  });
});

test('closing by X is reported with its reason and its view, and the page scrolls again', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup()]);
  await page.addInitScript(() => {
    document.addEventListener('poptinClose', (event) => {
      if (event instanceof CustomEvent) Object.assign(window, { closeEvent: event.detail });
    });
  });
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
  await expect.poll(() => stub.seen('/api/display/closed').length).toBe(1);
  expect(stub.seen('/api/display/closed')[0]?.fields).toMatchObject({
    close_trigger: 'x_click',
    poptin_view_id: 'view-1',
    client_id: CLIENT_ID,
  });
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
  expect(await page.evaluate(() => Reflect.get(window, 'closeEvent'))).toMatchObject({
    poptin_id: 'abcdefghijk01',
    event_name: 'poptinClose',
    poptin_type: 'lightbox',
  });
});

test('a page loads one script and makes one call, and loads the code that arms popups only if a popup is offered', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, []);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(stub.url))
      loaded.push(new URL(request.url()).pathname.replace(/^.*\/(\w+)-[^/]*\.js$/u, '$1'));
  });
  await page.goto(site.url);
  await expect.poll(() => stub.calls.length).toBe(1);
  await page.waitForLoadState('networkidle');
  const bare = ['/pixel.js', `/api/display/${CLIENT_ID}`];
  expect(loaded).toEqual(bare);
  offer(stub, [aWirePopup({ display_after_sec_active: 600 })]);
  await page.evaluate(() => history.pushState({}, '', '/?page=2'));
  await expect
    .poll(() => loaded.slice(bare.length))
    .toEqual([
      `/api/display/${CLIENT_ID}`,
      'arm',
      // This server uses the wire format.
      'wire',
    ]);
});

test('a lead that cannot be sent is stored, and sent once on the next page', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup()]);
  stub.reply('/api/display/conversion/', { status: 503, body: '' });
  await page.goto(site.url);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
  await expect.poll(() => stub.seen('/api/display/errors').length).toBe(1);
  const first = stub.seen('/api/display/conversion')[0]?.fields;

  stub.reset();
  offer(stub, []);
  await page.goto(site.url);
  await expect.poll(() => stub.seen('/api/display/conversion').length).toBe(1);
  const {
    happened_at: happenedAt,
    sent_at: sentAt,
    ...lead
  } = stub.seen('/api/display/conversion')[0]?.fields ?? {};
  expect(lead).toEqual(first);
  expect(Number(happenedAt)).toBeGreaterThan(0);
  expect(Number(sentAt)).toBeGreaterThanOrEqual(Number(happenedAt));
  await page.goto(`${site.url}/?again`);
  await expect.poll(() => stub.seen('/api/display/a1b2c3d4e5f60').length).toBe(2);
  expect(stub.seen('/api/display/conversion')).toHaveLength(1);
});

test('two clicks on submit create one lead', async ({ page, stub, site }) => {
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).dblclick();
  await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
  expect(stub.seen('/api/display/conversion')).toHaveLength(1);
});

test('an embedded form appears in its slot', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage('<div class="poptin-embedded" data-id="embeddedform1"></div>'));
  offer(stub, [
    aWirePopup({
      poptin_id: 'embeddedform1',
      poptin_type: 'embedded',
      display_after_sec_active: 'no',
    }),
  ]);
  await page.goto(site.url);
  await expect(
    page.locator('.poptin-embedded').getByRole('textbox', { name: 'E-mail' }),
  ).toBeVisible();
  expect(JSON.parse(stub.calls[0]?.fields['poptin_forms_id'] ?? '')).toEqual(['embeddedform1']);
});
