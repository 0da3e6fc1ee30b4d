import { expect, test } from '../fixtures/worker.ts';
import { barriersOf } from '../models/browsers/barriers.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

const ran = 'window.ran';
const HELD =
  '<script type="text/plain" data-category="marketing" data-cmplz-src="/ads.js"></script>';

test('by keyboard, the banner gets the focus, Escape closes it, and the tab opens it and gets the focus back', async ({
  page,
}) => {
  const consent = await openConsentPage(page);
  const banner = page.getByRole('dialog', { name: 'Cookies' });
  await expect(banner).toBeFocused();
  await expect(banner).not.toHaveAttribute('aria-modal', /.*/);
  await page.keyboard.press('Escape');
  await expect(banner).toBeHidden();
  expect(await consent.cookies()).toEqual({ 'cmplz_banner-status': 'dismissed' });
  const tab = page.getByRole('button', { name: 'Manage consent' });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(banner).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tab).toBeFocused();
});

test('the banner, its categories, the notices and the panel have no accessibility problem', async ({
  page,
}) => {
  await openConsentPage(page, {
    body: `<div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"></div>
      <div><img class="cmplz-image" alt="" data-category="marketing" data-src-cmplz="/p.png"></div>`,
  });
  await expect(page.locator('.cmplz-blocked-content-notice')).toBeVisible();
  await expect(page.locator('.cmplz-manage-consent-container input')).toHaveCount(4);
  expect(await barriersOf(page)).toEqual([]);
});

test('the open banner has no accessibility problem', async ({ page }) => {
  await openConsentPage(page);
  await page.getByRole('button', { name: 'View preferences' }).click();
  await expect(page.locator('.cmplz-categories :focus')).toHaveCount(1);
  expect(await barriersOf(page)).toEqual([]);
});

test('document links of the region are filled in, and others stay hidden', async ({ page }) => {
  await openConsentPage(page);
  const link = page.getByRole('link', { name: 'Cookies & co' });
  await expect(link).toHaveAttribute(
    'href',
    'https://www.site.test/cookies#cmplz-cookies-overview',
  );
  await expect(page.locator('a.impressum')).toBeHidden();
});

test('after preferences were saved, content of the allowed categories runs and the rest waits', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    body: `${HELD}<script type="text/plain" data-category="statistics" data-cmplz-src="/count.js"></script>`,
  });
  await page.getByRole('button', { name: 'View preferences' }).click();
  await page.getByRole('checkbox', { name: 'statistics' }).check();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect.poll(() => page.evaluate(ran)).toEqual(['count']);
  expect(await consent.cookies()).toMatchObject({
    cmplz_statistics: 'allow',
    cmplz_marketing: 'deny',
  });
});

test('the panel of a policy page replaces the banner, and one change is reported once', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    body: '<div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"></div>',
  });
  const box = page.locator('.cmplz-manage-consent-container input.cmplz-statistics');
  await box.check();
  await expect.poll(() => consent.calls.filter(({ name }) => name === 'track').length).toBe(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  const events = await consent.events();
  expect(events.filter((event) => event.startsWith('banner_status'))).toEqual([
    'banner_status dismissed',
    'banner_status dismissed',
  ]);
  expect(await consent.cookies()).toMatchObject({ cmplz_statistics: 'allow' });
});

test('the button of a notice allows one service, and the banner stays', async ({ page }) => {
  const frame = (service: string) =>
    `<div><iframe title="${service}" class="cmplz-iframe cmplz-placeholder-element" src="about:blank" data-src-cmplz="/frame/${service}" data-category="marketing" data-service="${service}"></iframe></div>`;
  const consent = await openConsentPage(page, {
    settings: {
      clean_cookies: '1',
      aria_label: 'Show {service}',
      placeholdertext: '<p>{service}</p><button class="cmplz-accept-service">Show</button>',
    },
    answers: { cookie_data: [] },
    body: frame('youtube') + frame('vimeo'),
  });
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(page.getByTitle('youtube')).toHaveAttribute('src', '/frame/youtube');
  await expect(page.getByTitle('vimeo')).toHaveAttribute('src', 'about:blank');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show' })).toHaveCount(1);
  expect(await consent.cookies()).toMatchObject({ cmplz_consented_services: '{"youtube":true}' });
  await page.reload();
  await expect(page.getByTitle('youtube')).toHaveAttribute('src', '/frame/youtube');
});

test('a consent area is loaded when it is opened, with its scripts', async ({ page }) => {
  const consent = await openConsentPage(page, {
    body: '<div class="cmplz-consent-area cmplz-placeholder" data-post_id="7" data-block_id="default" data-category="marketing" data-service="maps"><a href="#">Show the map</a></div>',
    answers: { 'consent-area': '<p>the map</p><script>window.ran = ["area"]</script>' },
  });
  await page.getByRole('link', { name: 'Show the map' }).click();
  await expect(page.getByText('the map', { exact: true })).toBeVisible();
  expect(await page.evaluate(ran)).toEqual(['area']);
  expect(consent.calls.map(({ name }) => name)).toContain('consent-area/7/default');
});

test('under a strict content policy, our script, its chunks and the released scripts all run', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/content security policy/i.test(line.text())) refused.push(line.text());
  });
  await openConsentPage(page, {
    nonce: 'abc',
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc' http://consent.test; connect-src http://consent.test; img-src 'self'",
    },
    body: `<script type="text/plain" data-category="marketing">window.ran = ['inline']</script>${HELD}`,
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(ran)).toEqual(['inline', 'ads']);
  expect(refused).toEqual([]);
});

test('two tabs stay in sync', async ({ page, context }) => {
  const first = await openConsentPage(page, { body: HELD });
  const other = await context.newPage();
  await other.goto('http://www.site.test/');
  await expect(other.getByRole('dialog')).toBeVisible();
  // Playwright makes every page believe that it has the focus. A real visitor leaves one tab for
  // the other.
  await other.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect.poll(() => other.evaluate(ran)).toEqual(['ads']);
  expect(first.calls.filter(({ name }) => name === 'track')).toHaveLength(1);
  const again = other.waitForEvent('load');
  await page.evaluate(() => Reflect.get(window, 'cmplz_deny_all')());
  await again;
  await expect.poll(() => other.evaluate(ran)).toBeUndefined();
});

test('a crawler sees no banner, everything counts as allowed, and nothing is recorded', async ({
  browser,
}) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  });
  const page = await context.newPage();
  const consent = await openConsentPage(page, { body: HELD });
  await expect.poll(() => page.evaluate(ran)).toEqual(['ads']);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(consent.calls).toEqual([]);
  await context.close();
});

test('leaving the page without an answer is reported once', async ({ page }) => {
  const consent = await openConsentPage(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.goto('about:blank');
  await expect
    .poll(() => consent.calls.map(({ body }) => body))
    .toEqual([
      { consented_categories: ['functional'], consented_services: {}, consenttype: 'optin' },
    ]);
});

for (const [title, settings] of [
  ['leaves without an answer', {}],
  ['asks for privacy', { isSignalled: true }],
  ['leaves a site that asks for each service', { clean_cookies: '1' }],
] as const)
  test(`what is stored for a visitor who ${title} ends with the visit`, async ({ page }) => {
    if ('isSignalled' in settings)
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      });
    const consent = await openConsentPage(page, {
      settings,
      answers: { cookie_data: { marketing: { ads: ['_ad_'] } } },
    });
    if ('clean_cookies' in settings)
      await expect.poll(() => consent.calls.map(({ name }) => name)).toContain('cookie_data');
    expect(await page.evaluate('Object.keys({ ...sessionStorage, ...localStorage })')).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(consent.cookies).toHaveProperty('cmplz_saved_categories');
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ expires }) => expires !== -1)).toEqual([]);
    expect(await page.evaluate('Object.keys({ ...sessionStorage, ...localStorage })')).toEqual([]);
  });

test('an acceptance is stored even if the visitor leaves before the page reacts to it', async ({
  page,
}) => {
  const consent = await openConsentPage(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Manage consent' })).toBeVisible();
  expect(await consent.cookies()).toMatchObject({ cmplz_marketing: 'allow' });
});

test('for a visitor who has answered, the script uses no selectors that search all elements of a long page', async ({
  page,
}) => {
  await openConsentPage(page);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.addInitScript(() => {
    const { querySelector } = Document.prototype;
    Object.assign(window, { slow: [] });
    Document.prototype.querySelector = function (selector: string) {
      // Browsers check every element for these selectors: lists of selectors, and ids.
      if (/^#|^\.[^[]+,/.test(selector)) Object(window).slow.push(selector);
      return querySelector.call(this, selector);
    };
  });
  await page.reload();
  await expect(page.locator('.cmplz-manage-consent')).toBeVisible();
  expect(await page.evaluate('window.slow')).toEqual([]);
});
