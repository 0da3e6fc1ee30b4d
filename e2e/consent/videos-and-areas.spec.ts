import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

/** These tests check docs/behaviour/consent.md#blocked-content and docs/behaviour/consent.md#areas. */

const PLAYER =
  '<script>window.jQuery = {}; window.wp = { mediaelement: { initialize() { window.started = true } } }</script>';
const AREA =
  '<div class="cmplz-consent-area cmplz-placeholder" data-post_id="7" data-category="marketing" data-service="maps">the map waits</div>';

/**
 * A blocked video as WordPress prints it. Category and service are named on the video or on its
 * box.
 */
function video(title: string, names: string, boxNames = ''): string {
  return `<div class="cmplz-wp-video cmplz-placeholder-element" ${boxNames}>
    <video title="${title}" class="cmplz-wp-video-shortcode" ${names}></video></div>`;
}

const isReleased = (page: Page, title: string): Locator =>
  page.locator(`video.wp-video-shortcode[controls][title="${title}"]`);

test('a video of WordPress is released when its service is allowed, and no other video is', async ({
  page,
}) => {
  const names = (service: string) => `data-category="marketing" data-service="${service}"`;
  await openConsentPage(page, {
    settings: {
      clean_cookies: '1',
      placeholdertext: '<p>{service}</p><button class="cmplz-accept-service">Show</button>',
    },
    answers: { cookie_data: [] },
    body:
      PLAYER +
      video('tube', names('youtube'), names('youtube')) +
      video('other', names('vimeo'), names('vimeo')),
  });
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(isReleased(page, 'tube')).toHaveCount(1);
  expect(await page.evaluate('window.started')).toBe(true);
  await expect(isReleased(page, 'other')).toHaveCount(0);
});

test('a video of WordPress waits for the category that its box names', async ({ page }) => {
  await openConsentPage(page, {
    body: PLAYER + video('counted', '', 'data-category="statistics" data-service="x"'),
  });
  await page.evaluate("window.cmplz_set_consent('preferences', 'allow')");
  await expect(page.locator('video.cmplz-wp-video-shortcode')).toHaveCount(1);
  await page.evaluate("window.cmplz_set_consent('statistics', 'allow')");
  await expect(isReleased(page, 'counted')).toHaveCount(1);
});

test('a consent area and a video of a refused service wait even if their category is allowed', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    settings: { clean_cookies: '1', placeholdertext: 'x' },
    answers: { 'consent-area': '<p>the map</p>', cookie_data: [] },
    body:
      PLAYER +
      AREA +
      video('refused', 'data-category="marketing" data-service="maps"') +
      video('refused by its box', 'data-category="marketing"', 'data-service="maps"') +
      video('allowed', 'data-category="marketing" data-service="youtube"'),
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    document.cookie = 'cmplz_consented_services={"maps":false};path=/';
    document.cookie = 'cmplz_marketing=allow;path=/';
    document.cookie = 'cmplz_policy_id=34;path=/';
  });
  await page.reload();
  await expect(isReleased(page, 'allowed')).toHaveCount(1);
  await expect(page.getByText('the map waits')).toBeVisible();
  await expect(isReleased(page, 'refused')).toHaveCount(0);
  await expect(isReleased(page, 'refused by its box')).toHaveCount(0);
  expect(consent.calls.map(({ name }) => name)).not.toContain('consent-area/7/default');
});
