import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

/** Pictures in place of blocked content. docs/behaviour/consent.md#notices */

const PICTURE = (name: string) =>
  `<div style="width:50vw"><iframe title="${name}" class="cmplz-iframe cmplz-iframe-styles cmplz-placeholder-element" src="about:blank" data-src-cmplz="/frame/${name}" data-category="marketing" data-service="${name}" data-placeholder-image="/still/${name}"></iframe></div>`;

/** Twice as wide as high. */
const STILL = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>';

test('a picture is loaded when its box comes into view, gives the box its shape, and keeps it half a second after the window changes', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.clock.install();
  await page.route('**/still/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: STILL });
  });
  await page.setViewportSize({ width: 1000, height: 700 });
  await openConsentPage(page, {
    body: `${PICTURE('video')}${PICTURE('placeholder.jpg')}<div style="height:4000px"></div>${PICTURE('far')}`,
  });
  const box = (name: string) =>
    page.locator('.cmplz-blocked-content-container', {
      has: page.getByTitle(name),
    });
  await expect(box('video')).toHaveCSS('height', '250px');
  await expect(box('placeholder.jpg')).toHaveCSS('background-image', /still\/placeholder/);
  await expect(box('placeholder.jpg')).not.toHaveAttribute('style', /height/);
  expect(asked).not.toContain('/still/far');
  // The clock stands still from here, so that a slow machine is not late for the check.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    addEventListener('resize', () => resolve(), { once: true });
    Object.assign(window, { resized: promise });
  });
  await page.setViewportSize({ width: 600, height: 700 });
  // The page may hear of its new size later than this test.
  await page.evaluate('resized');
  await page.clock.runFor(400);
  await expect(box('video')).toHaveCSS('height', '250px');
  await page.clock.runFor(200);
  await expect(box('video')).toHaveCSS('height', '150px');
  await box('far').scrollIntoViewIfNeeded();
  await expect(box('far')).toHaveCSS('height', '150px');
  await page.locator('.cmplz-accept').first().dispatchEvent('click');
  await page.clock.runFor(50);
  await expect(page.locator('.cmplz-blocked-content-container')).toHaveCount(0);
});

test('a video of WordPress whose player never comes is looked for a hundred times, and not longer', async ({
  page,
}) => {
  await page.clock.install();
  await openConsentPage(page, {
    body: '<div class="cmplz-wp-video"><video class="cmplz-wp-video-shortcode" data-category="marketing"></video></div>',
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  const loaded = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/seldom-'),
  );
  await page.evaluate("cmplz_set_consent('marketing', 'allow')");
  await loaded;
  await page.clock.runFor(60_000);
  await page.evaluate('window.jQuery = {}; window.wp = { mediaelement: { initialize() {} } }');
  await page.clock.runFor(60_000);
  await expect(page.locator('.cmplz-wp-video-shortcode')).toHaveCount(1);
});
