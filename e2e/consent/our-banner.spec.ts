import type { Page } from '@playwright/test';
import { defaultConsentDesign, SERVICE_LIBRARY } from '@beckon/contract/consent';
import { LANGUAGES, directionOf } from '@beckon/contract/values';
import { CONSENT_BANNER_TEXTS } from '@beckon/languages/consent-banner';
import { expect, test } from '../fixtures/beckon.ts';
import { barriersOf } from '../models/browsers/barriers.ts';
import { PANEL, pageThatAsks, publishBanner } from '../models/consent/own-banner.ts';

/** The banner from our own server, on a page without banner html. */

/** A page that is left before its report is answered has the next page send it again. */
async function acceptUntilReported(page: Page, name: string): Promise<void> {
  const reported = page.waitForResponse(/\/track$/);
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await reported;
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('unsent=1');
}

const WINDOWS = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 760 } };
for (const language of LANGUAGES)
  test(`the banner in ${language} has no accessibility problem, on desktops and phones, and leaves a tab after the choice`, async ({
    page,
    owner,
    host,
    server,
  }) => {
    const script = server.url + (await publishBanner(owner, language)).script;
    host.setPage('/', pageThatAsks(script, language));
    const panel = '<div id="cmplz-manage-consent-container"></div>';
    host.setPage('/cookies', pageThatAsks(script, language, panel));
    const words = CONSENT_BANNER_TEXTS[language];
    for (const size of Object.values(WINDOWS)) {
      await page.setViewportSize(size);
      await page.goto(host.url);
      await expect(page.getByRole('dialog')).toBeFocused();
      await page.getByRole('button', { name: words.viewPreferences }).click();
      expect(await barriersOf(page)).toEqual([]);
      await page.goto(`${host.url}/cookies`);
      await expect(page.locator(`${PANEL} input`).first()).toBeAttached();
      expect(await barriersOf(page)).toEqual([]);
    }
    await page.goto(host.url);
    await acceptUntilReported(page, words.accept);
    const parts: string[] = [];
    page.on('request', (request) => parts.push(new URL(request.url()).pathname));
    await page.reload();
    const tab = page.getByRole('button', { name: words.manageConsent });
    await expect(tab).toBeVisible();
    await expect(tab).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(tab).toHaveCSS(directionOf(language) === 'rtl' ? 'left' : 'right', '12px');
    expect(await page.evaluate(colourOfPage)).toBe('');
    expect(parts.filter((path) => path.startsWith('/consent-'))).toEqual([]);
    await page.getByRole('button', { name: words.manageConsent }).click();
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: words.manageConsent })).toBeFocused();
  });

test('the switches of the categories show their knobs in forced colours, on and off', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script } = await publishBanner(owner, 'en');
  host.setPage('/', pageThatAsks(server.url + script, 'en'));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(host.url);
  await page.getByRole('button', { name: CONSENT_BANNER_TEXTS.en.viewPreferences }).click();
  await page.locator('.cmplz-consent-checkbox:enabled').first().press('Space');
  const switches = await page.locator('.cmplz-label:visible').evaluateAll((labels) =>
    labels.map((label) => {
      const knob = getComputedStyle(label, '::after');
      const isSeen = knob.backgroundColor !== getComputedStyle(label).backgroundColor;
      return { isSeen, isInside: Number.parseFloat(knob.bottom) >= 0 };
    }),
  );
  expect(switches.length).toBeGreaterThan(1);
  for (const one of switches) expect(one).toEqual({ isSeen: true, isInside: true });
});

test('the categories fit the screen of a phone in landscape orientation', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script } = await publishBanner(owner, 'en');
  host.setPage('/', pageThatAsks(server.url + script, 'en'));
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Choose' }).click();
  for (const name of ['Necessary', 'Preferences', 'Statistics'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Save my choice' })).toBeInViewport({ ratio: 1 });
});

test('a site without our tab opens the banner by its own button, and gets no other button', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script } = await publishBanner(owner, 'en', { manageButton: 'hide-everywhere' });
  const own = '<button type="button" class="cmplz-manage-consent">Your cookies</button>';
  host.setPage('/', pageThatAsks(server.url + script, 'en', own));
  await page.goto(host.url);
  await acceptUntilReported(page, 'Accept all');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload({ waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.startsWith('/consent-'))).toEqual([]);
  await expect(page.locator('.cmplz-manage-consent')).toHaveCount(1);
  await page.getByRole('button', { name: 'Your cookies' }).click();
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your cookies' })).toBeFocused();
});

const HELD = `<script type="text/plain" data-category="marketing">window.ran = 1</script>`;
const heldVideo = (service: string): string =>
  `<div><iframe class="cmplz-iframe cmplz-placeholder-element" title="Video" data-category="marketing" data-service="${service}" data-src-cmplz="about:blank"></iframe></div>`;
/** Undefined while the page reloads. */
const hasRun = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() => 'ran' in window).catch(() => undefined);

test('a visitor whose browser sends a privacy signal withdraws by the tab what a notice has allowed', async ({
  page,
  owner,
  host,
  server,
}) => {
  await page.addInitScript(() => Reflect.set(navigator, 'globalPrivacyControl', true));
  const { script } = await publishBanner(owner, 'en');
  host.setPage('/', pageThatAsks(server.url + script, 'en', HELD + heldVideo('x')));
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Allow Marketing cookies to see this content' }).click();
  await expect.poll(() => hasRun(page)).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => hasRun(page)).toBe(false);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a visitor whose browser sends a privacy signal gets the tab as soon as a notice has allowed a service', async ({
  page,
  owner,
  host,
  server,
}) => {
  await page.addInitScript(() => Reflect.set(navigator, 'globalPrivacyControl', true));
  const services = SERVICE_LIBRARY.filter(({ id }) => id === 'youtube');
  const { script } = await publishBanner(owner, 'en', { asksPerService: true, services });
  host.setPage('/', pageThatAsks(server.url + script, 'en', heldVideo('youtube')));
  await page.goto(host.url);
  await page.getByRole('button', { name: /^Show it/ }).click();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a visitor whose browser sends a privacy signal sees on the cookie page what is allowed, and changes it there', async ({
  page,
  owner,
  host,
  server,
}) => {
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.addInitScript(() => Reflect.set(navigator, 'globalPrivacyControl', true));
  const { script } = await publishBanner(owner, 'en');
  const panel = '<div id="cmplz-manage-consent-container"></div>';
  host.setPage('/', pageThatAsks(server.url + script, 'en', panel + HELD));
  await page.goto(host.url);
  await expect(page.locator(PANEL)).toContainText('Your browser asks for privacy');
  const marketing = page.locator(PANEL).getByRole('checkbox', { name: 'Marketing' });
  await expect(marketing).not.toBeChecked();
  await marketing.check({ force: true });
  await expect.poll(() => hasRun(page)).toBe(true);
  await page.reload();
  await expect(marketing).toBeChecked();
  await marketing.uncheck({ force: true });
  await expect.poll(() => hasRun(page)).toBe(false);
  await expect(marketing).not.toBeChecked();
});

test('a visitor in a region without a consent law chooses by a button of the page', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script } = await publishBanner(owner, 'en', {
    typeOfRegion: { ...defaultConsentDesign('en').typeOfRegion, eu: 'other' },
  });
  const own = '<button type="button" class="cmplz-manage-consent">Your cookies</button>';
  host.setPage('/', pageThatAsks(server.url + script, 'en', HELD + own));
  await page.goto(host.url);
  await expect.poll(() => hasRun(page)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Your cookies' }).click();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => hasRun(page)).toBe(false);
});

test('the border of a blocked frame does not show around its notice', async ({
  page,
  owner,
  host,
  server,
}) => {
  const services = SERVICE_LIBRARY.filter(({ id }) => id === 'youtube');
  const { script } = await publishBanner(owner, 'en', { services });
  const frame = '<iframe title="Video" src="https://www.youtube.com/embed/1"></iframe>';
  host.setPage('/shop', pageThatAsks(server.url + script, 'en', frame));
  await page.route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'A video' }));
  await page.goto(`${host.url}/shop`);
  const notice = page.getByRole('button', { name: /cookies to see this content/ });
  await expect(notice).toBeVisible();
  await expect(page.getByTitle('Video')).toBeHidden();
  await notice.click();
  await expect(page.getByTitle('Video')).toBeVisible();
});

/**
 * Runs in the page. Returns a custom property of the root. Such properties make a browser
 * recalculate the styles of all elements.
 */
function colourOfPage(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--cmplz_background');
}

test('a visitor who leaves the page without an answer is counted once by our server', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script, calls } = await publishBanner(owner, 'en');
  host.setPage('/', pageThatAsks(server.url + script, 'en'));
  host.setPage('/next', '<!doctype html><title>Next</title><h1>Next</h1>');
  await page.goto(host.url);
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.goto(`${host.url}/next`);
  await expect
    .poll(async () => Object(await owner.get(`${calls}/days`)).days.at(-1))
    .toMatchObject({ none: 1, refused: 0 });
});

test('the focus stays in the categories if a visitor opens them before the banner is laid out', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script } = await publishBanner(owner, 'en');
  host.setPage('/', pageThatAsks(server.url + script, 'en', ''));
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Reflect.set(window, 'layOut', () => waiting.splice(0).forEach((run) => run()));
    Reflect.set(
      window,
      'ResizeObserver',
      class {
        readonly run: () => void;
        constructor(run: () => void) {
          this.run = run;
        }
        observe(): void {
          waiting.push(this.run);
        }
        disconnect(): void {}
      },
    );
  });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Choose' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Necessary' })).toBeFocused();
  await page.evaluate('layOut()');
  await expect(page.getByRole('button', { name: 'Necessary' })).toBeFocused();
});

test('the focus stays where the visitor works: in the categories that open, and in content that replaces a notice', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script } = await publishBanner(owner, 'en');
  const video = `<div id="place"><iframe class="cmplz-iframe cmplz-placeholder-element" title="Video" src="about:blank" data-category="marketing" data-service="x" data-src-cmplz="/video"></iframe></div>`;
  host.setPage('/video', '<!doctype html><title>Video</title>');
  host.setPage('/', pageThatAsks(server.url + script, 'en', video));
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Choose' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Necessary' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /cookies to see this content/ }).press('Enter');
  await expect(page.getByTitle('Video')).toHaveAttribute('src', '/video');
  await expect(page.locator('#place')).toBeFocused();
});
