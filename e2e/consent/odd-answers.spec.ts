import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/worker.ts';
import { type ConsentAnswers, openConsentPage } from '../models/consent/consent-page.ts';

/** Answers that are late, huge, or of another type. docs/behaviour/consent.md#calls */

const CALLS = ['banner', 'track', 'consent-area', 'cookie_data', 'manage_consent_html'] as const;
const SETTINGS = { geoip: '1', clean_cookies: '1', placeholdertext: 'x' };
const HELD =
  '<script type="text/plain" data-category="marketing" data-cmplz-src="/ads.js"></script>';
const AREA =
  '<div class="cmplz-consent-area cmplz-placeholder" data-post_id="1" data-category="marketing" data-service="maps">the map waits</div>';
const PANEL =
  '<div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container">Write to us</div>';

/** The same answer to each call. */
const toEach = (answer: unknown): ConsentAnswers =>
  Object.fromEntries(CALLS.map((name) => [name, answer]));

const byHand = (answer: unknown) => (route: Route) =>
  route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: answer });

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Lists the answers that scripts of the page have read. Must be called before the page is opened. */
async function recordReads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read: string[] = [];
    Reflect.set(window, 'answersRead', read);
    const { json, text } = Response.prototype;
    const noted = async <Body>({ url }: Response, reading: Promise<Body>): Promise<Body> => {
      const body = await reading;
      // What the script does with the body happens in the same task, before a test can look here.
      read.push(url);
      return body;
    };
    Response.prototype.json = function () {
      return noted(this, json.call(this));
    };
    Response.prototype.text = function () {
      return noted(this, text.call(this));
    };
  });
}

/** Waits until a script of the page has got the answer to the call. */
async function untilRead(page: Page, call: string): Promise<void> {
  await expect.poll(() => page.evaluate('window.answersRead.join()')).toContain(`/v1/${call}`);
}

const ODD: Readonly<Record<string, unknown>> = {
  nothing: null,
  'a number': 7,
  'a list': [1, null, 'x', {}],
  'an error of WordPress': { code: 'rest_forbidden', message: 'No', data: { status: 403 } },
  'values of other types': {
    consenttype: 7,
    region: {},
    version: [],
    set_cookies: 'x',
    page_links: 5,
    categories: null,
    css_file: {},
    cookie_expiry: -3,
    preferences: 5,
    statistics: { counter: 'x', other: null },
    marketing: { ads: [1, null, '', {}, '_ad_'], more: { a: 2 } },
    toString: { a: ['b'] },
  },
};

for (const [what, answer] of Object.entries(ODD))
  test(`after answers that contain ${what}, the page asks, follows the choice, and keeps its own texts`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await recordReads(page);
    const consent = await openConsentPage(page, {
      settings: SETTINGS,
      answers: toEach(byHand(answer)),
      body: HELD + AREA,
    });
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads']);
    await untilRead(page, 'consent-area');
    await expect(page.getByText('the map waits')).toBeVisible();
    expect(await consent.cookies()).toMatchObject({ cmplz_marketing: 'allow' });
    await expect(page.locator('body')).toHaveClass(/cmplz-eu cmplz-optin/);
    expect(errors).toEqual([]);
  });

for (const [what, answer] of Object.entries(ODD))
  test(`the panel keeps the page's own text if the answers contain ${what}`, async ({ page }) => {
    const errors = errorsOf(page);
    await recordReads(page);
    const consent = await openConsentPage(page, {
      settings: SETTINGS,
      answers: toEach(byHand(answer)),
      body: PANEL,
    });
    await untilRead(page, 'manage_consent_html');
    await expect
      .poll(async () => (await consent.events()).at(-1))
      .toContain('cookie_warning_loaded');
    await expect(page.getByText('Write to us')).toBeVisible();
    expect(errors).toEqual([]);
  });

test('answers that come late change nothing that the visitor sees, apart from the area that waits for its own', async ({
  page,
}) => {
  const errors = errorsOf(page);
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  const late = (answer: unknown) => async (route: Route) => {
    await mayCome;
    await byHand(answer)(route);
  };
  const consent = await openConsentPage(page, {
    settings: SETTINGS,
    answers: {
      banner: late({ consenttype: 'optout', region: 'us', version: '7.2.0', banner_version: '16' }),
      track: late({ success: true }),
      'consent-area': late('<p>the map</p>'),
      cookie_data: late({ marketing: { ads: ['_ad_'] } }),
    },
    body: HELD + AREA,
  });
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads']);
  await expect(page.locator('body')).toHaveClass(/cmplz-eu cmplz-optin/);
  letCome();
  await expect(page.getByText('the map', { exact: true })).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/cmplz-eu cmplz-optin/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate('window.ran')).toEqual(['ads']);
  expect(await consent.cookies()).toMatchObject({ cmplz_marketing: 'allow' });
  expect(errors).toEqual([]);
});

test('huge answers do not make the page hang', async ({ page }) => {
  const errors = errorsOf(page);
  const names = (service: number) =>
    Array.from({ length: 200 }, (_, at) => `_service_${service}_cookie_${at}`);
  const huge = 'x'.repeat(6_000_000);
  await openConsentPage(page, {
    settings: SETTINGS,
    answers: {
      banner: { consenttype: 'optin', region: 'eu', huge },
      cookie_data: {
        marketing: Object.fromEntries(
          Array.from({ length: 300 }, (_, at) => [`service-${at}`, names(at)]),
        ),
      },
      'consent-area': `<p>the map</p><!--${huge}-->`,
      track: { huge },
    },
    body: HELD + AREA,
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('the map', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads']);
  expect(errors).toEqual([]);
});
