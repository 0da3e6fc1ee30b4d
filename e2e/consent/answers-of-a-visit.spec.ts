import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage, SITE } from '../models/consent/consent-page.ts';

/** Answers that the page keeps for a visit. docs/behaviour/consent.md#calls */

const ANSWER = { consenttype: 'optin', region: 'uk', version: '7.2.0', banner_version: '16' };

test('the server is asked once a visit, and again when the site has a newer version', async ({
  page,
}) => {
  const settings: Record<string, unknown> = { geoip: '1' };
  const consent = await openConsentPage(page, { settings, answers: { banner: ANSWER } });
  const asked = () => consent.calls.filter(({ name }) => name === 'banner').length;
  await expect(page.locator('body')).toHaveClass(/cmplz-uk/);
  expect(asked()).toBe(1);
  await consent.goto();
  await expect(page.locator('body')).toHaveClass(/cmplz-uk/);
  expect(asked()).toBe(1);
  settings['banner_version'] = '17';
  await consent.goto();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(asked()).toBe(2);
});

test('no server is asked if the site does not want it', async ({ page }) => {
  const consent = await openConsentPage(page, { answers: { banner: ANSWER } });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/cmplz-eu/);
  expect(consent.calls).toEqual([]);
});

test('the region in the address of a page is passed on, and an earlier answer does not hide it', async ({
  page,
}) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/banner')) asked.push(searchParams);
  });
  const consent = await openConsentPage(page, {
    settings: { geoip: '1' },
    answers: { banner: ANSWER },
  });
  await expect(page.locator('body')).toHaveClass(/cmplz-uk/);
  await consent.goto('/?cmplz_user_region=us');
  await expect.poll(() => asked.at(-1)?.get('cmplz_user_region')).toBe('us');
  expect(asked.at(-1)?.get('lang')).toBe('en');
  expect(asked.at(-1)?.get('locale')).toBe('en_US');
  expect(asked.at(-1)?.get('token')).toMatch(/^[a-z]{0,5}$/);
});

test('after a choice the lists of cookies are requested once a visit, and again if the copy of the visit cannot be read', async ({
  page,
}) => {
  // Before a choice nothing is stored, so each page requests them.
  const choice = { policy_id: '34', marketing: 'deny', 'banner-status': 'dismissed' };
  await page
    .context()
    .addCookies(
      Object.entries(choice).map(([name, value]) => ({ name: `cmplz_${name}`, value, url: SITE })),
    );
  const consent = await openConsentPage(page, {
    settings: { clean_cookies: '1' },
    answers: { cookie_data: { marketing: { ads: ['_ad_*'] } } },
  });
  const asked = () => consent.calls.filter(({ name }) => name === 'cookie_data').length;
  const isCleaned = async () => {
    await consent.goto();
    // Not before, because the page that is left would delete it.
    await page.evaluate("document.cookie = '_ad_id=1; path=/'");
    await expect.poll(async () => Object.keys(await consent.cookies())).not.toContain('_ad_id');
  };
  await expect.poll(asked).toBe(1);
  await isCleaned();
  expect(asked()).toBe(1);
  await page.evaluate("sessionStorage.setItem('cmplz_cookie_data', '7')");
  await isCleaned();
  expect(asked()).toBe(2);
});
