import { aHostPage, expect, offer, dialogOn, type Situation, test } from '../fixtures/stub.ts';
import { aDisplayAnswer, aWirePopup } from '../helpers/a-display-answer.ts';

const asleep = { on_click: 1 };

/** Opens a page with this body, and waits until it has asked for its popups. */
async function openPage({ page, stub, site }: Situation, body: string): Promise<void> {
  site.setPage('/', aHostPage(body));
  await page.goto(site.url);
  await expect.poll(() => stub.calls.length).toBe(1);
}

test('a link with a click path opens its popup and does not navigate', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup(asleep)]);
  // A click before the popups are read makes a click call. This is the response of a real server.
  stub.reply('/api/display/click/abcdefghijk01', aDisplayAnswer([aWirePopup(asleep)]));
  await openPage(
    { page, stub, site },
    '<a href="https://elsewhere.example/api/display/click/abcdefghijk01">Open</a>',
  );
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(dialogOn(page)).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
  // The view is reported after the popup is drawn, in a separate task.
  await expect.poll(() => stub.seen('/api/display/viewed')[0]?.fields['trigger']).toBe('click');
});

test('an area of a picture that links to a click path opens its popup and does not navigate', async ({
  page,
  stub,
  site,
}) => {
  const area =
    '<area shape="rect" coords="0,0,90,90" href="/APIRequest/click/abcdefghijk01" alt="Open">';
  const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  offer(stub, [aWirePopup(asleep)]);
  stub.reply('/api/display/click/abcdefghijk01', aDisplayAnswer([aWirePopup(asleep)]));
  await openPage(
    { page, stub, site },
    `<map name="offers">${area}</map><img usemap="#offers" width="90" height="90" src='${picture}' alt="">`,
  );
  await page.locator('img').click({ position: { x: 20, y: 20 } });
  await expect(dialogOn(page)).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
});

test("a link in a page's own component opens its popup and does not navigate", async ({
  page,
  stub,
  site,
}) => {
  site.setPage(
    '/',
    aHostPage(`<site-menu></site-menu><script>
      const icon = document.createElement('site-icon');
      icon.attachShadow({ mode: 'open' }).innerHTML = '<svg width="20" height="20"></svg>';
      const menu = document.querySelector('site-menu').attachShadow({ mode: 'open' });
      menu.innerHTML = '<a href="/api/display/click/abcdefghijk01">Open</a>';
      menu.firstChild.append(icon);
    </script>`),
  );
  offer(stub, [aWirePopup(asleep)]);
  stub.reply('/api/display/click/abcdefghijk01', aDisplayAnswer([aWirePopup(asleep)]));
  for (const part of ['a', 'svg']) {
    await page.goto(site.url);
    await expect.poll(() => page.evaluate(() => 'beckon' in window)).toBe(true);
    await page.locator(part).click();
    await expect(dialogOn(page)).toBeVisible();
    expect(page.url()).toBe(`${site.url}/`);
  }
});

test('a popup that was not offered is requested by a click call', async ({ page, stub, site }) => {
  offer(stub, []);
  stub.reply(
    '/api/display/click/otherpopup001',
    aDisplayAnswer([aWirePopup({ ...asleep, poptin_id: 'otherpopup001' })]),
  );
  await openPage({ page, stub, site }, '<a href="/APIRequest/click/otherpopup001">Open</a>');
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(dialogOn(page)).toBeVisible();
  expect(stub.seen('/api/display/click/')[0]?.fields).toMatchObject({
    client_id: 'a1b2c3d4e5f60',
    domain: 'localhost',
    browser_language: 'en-US',
  });
});

test('a link opens its popup again while it is closing, and does not navigate', async ({
  page,
  stub,
  site,
}) => {
  const beside = { ...asleep, poptin_type: 'sside' };
  offer(stub, [aWirePopup(beside)]);
  stub.reply('/api/display/click/abcdefghijk01', aDisplayAnswer([aWirePopup(beside)]));
  await openPage({ page, stub, site }, '<a href="/api/display/click/abcdefghijk01">Open</a>');
  const views = () => stub.seen('/api/display/viewed').length;
  const link = page.getByRole('link', { name: 'Open' });
  await link.click();
  await expect.poll(views).toBe(1);
  await page.keyboard.press('Escape');
  await link.click();
  await expect.poll(views).toBe(2);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
});

test('a link whose popup cannot open works like a normal link', async ({ page, stub, site }) => {
  site.setPage('/api/display/click/missingpopup1', '<title>Followed</title>');
  offer(stub, []);
  stub.reply('/api/display/click/missingpopup1', { status: 404, body: '{"success":false}' });
  await openPage({ page, stub, site }, '<a href="/api/display/click/missingpopup1">Open</a>');
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveTitle('Followed');
});

test('an onclick attribute with an id opens the popup; the script reads it and does not run it', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup(asleep)]);
  await openPage(
    { page, stub, site },
    '<button onclick="window.ran = (window.ran ?? 0) + 1; \'abcdefghijk01\'">Open</button>',
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(dialogOn(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBe(1);
});

test('an onclick attribute with an id opens the popup, also if a part of its element has another one', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup(asleep)]);
  await openPage(
    { page, stub, site },
    '<a href="/elsewhere" onclick="track(\'abcdefghijk01\')"><b onclick="track()">Open</b></a><script>track = () => {}</script>',
  );
  await page.getByText('Open').click();
  await expect(dialogOn(page)).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
});

test('a preview shows the popup at once and counts nothing', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage());
  offer(stub, [
    aWirePopup({ ...asleep, d_f_a: 'yes', d_f_r: 'all@display_once_a_visitor_2' }),
    aWirePopup({ poptin_id: 'otherpopup001' }),
  ]);
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.goto(`${site.url}/?ppt-preview=abcdefghijk01`);
    await expect(dialogOn(page)).toContainText(
      'This is a preview of your popup. Please note that submission will not be functional.',
    );
  }
  expect(stub.calls[0]?.fields).toMatchObject({
    preview_poptin_id: 'abcdefghijk01',
    cancel_visitor_count: '1',
  });
  // The view is reported once the popup is drawn, a moment after it is visible.
  await expect
    .poll(() => stub.seen('/api/display/viewed')[0]?.fields)
    .toMatchObject({ trigger: 'preview', cancel_visitor_count: '1' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
  expect(stub.seen('/api/display/conversion')).toEqual([]);
});

test('page scripts open popups by id and by event', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage());
  offer(stub, [
    aWirePopup(asleep),
    aWirePopup({
      poptin_id: 'eventpopup001',
      poptin_type: 'sside',
      display_after_sec_active: 'no',
      display_on_event_active: 'cart-open',
    }),
  ]);
  stub.reply('/api/display/click/other', { status: 404, body: '{}' });
  await page.goto(site.url);
  await expect.poll(() => stub.calls.length).toBe(1);
  await page.waitForFunction(() => 'beckon' in window);
  const show = (id: string): Promise<boolean> =>
    page.evaluate((popupId) => Reflect.get(window, 'beckon').show(popupId), id);
  expect(await show('nosuchpopup01')).toBe(false);
  expect(await show('<script>')).toBe(false);
  await page.evaluate(() => Reflect.get(window, 'beckon').trigger('cart-open'));
  await expect(
    page.locator('[data-beckon][data-poptin-id=eventpopup001][data-state=open]'),
  ).toHaveCount(1);
  expect(await show('abcdefghijk01')).toBe(true);
  await expect(dialogOn(page)).toBeVisible();
});

test('a page script may open popups as soon as the script has loaded', async ({
  page,
  stub,
  site,
}) => {
  site.setPage(
    '/',
    aHostPage(`<script>
    document.addEventListener('load', ({ target }) => {
      if (target.id === 'pixel-script-poptin') window.whenAsked = beckon.show('abcdefghijk01');
    }, true);
  </script>`),
  );
  stub.reply('/api/display/a1b2c3d4e5f60', aDisplayAnswer([]));
  stub.reply('/api/display/click/', aDisplayAnswer([aWirePopup(asleep)]));
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'whenAsked'))).toBe(true);
});

test('a click on a link while the script starts opens its popup and does not navigate', async ({
  page,
  stub,
  site,
}) => {
  site.setPage(
    '/',
    aHostPage(`<a href="https://elsewhere.example/api/display/click/abcdefghijk01">Open</a><script>
    document.addEventListener('load', ({ target }) => {
      if (target.id === 'pixel-script-poptin') document.querySelector('a').click();
    }, true);
  </script>`),
  );
  offer(stub, [aWirePopup(asleep)]);
  stub.reply('/api/display/click/', aDisplayAnswer([aWirePopup(asleep)]));
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
});

test('a page with poptinAfterPageLoad starts the script after its load event', async ({
  page,
  stub,
  site,
}) => {
  site.setPage(
    '/',
    aHostPage(
      '<script>poptinAfterPageLoad = true; addEventListener("load", () => { window.loadedAt = performance.now(); });</script><img src="/slow.png" alt="">',
    ),
  );
  offer(stub, []);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/slow.png', async (route) => {
    await held;
    await route.fulfill({ status: 404 });
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await page.waitForFunction(
    () =>
      performance.getEntriesByName(
        document.querySelector<HTMLScriptElement>('#pixel-script-poptin')?.src ?? '',
      ).length === 1,
  );
  expect(stub.calls).toEqual([]);
  release();
  await expect.poll(() => stub.calls.length).toBe(1);
});

test('a link in a drawing opens its popup, and leads elsewhere if there is none', async ({
  page,
  stub,
  site,
}) => {
  const drawing = (id: string): string =>
    `<svg width="200" height="100"><a href="/APIRequest/click/${id}"><text y="50">Offer</text></a></svg>`;
  offer(stub, [aWirePopup(asleep)]);
  stub.reply('/api/display/click/abcdefghijk01', aDisplayAnswer([aWirePopup(asleep)]));
  await openPage({ page, stub, site }, drawing('abcdefghijk01'));
  await page.getByText('Offer').click();
  await expect(dialogOn(page)).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
  site.setPage('/', aHostPage(drawing('otherpopup001')));
  stub.reply('/api/display/click/other', { status: 404, body: '{}' });
  await page.goto(site.url);
  await page.getByText('Offer').click();
  await page.waitForURL(/otherpopup001/u);
});
