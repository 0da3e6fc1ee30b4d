import { LANGUAGES } from '@beckon/contract/values';
import { CONSENT_BANNER_TEXTS } from '@beckon/languages/consent-banner';
import { expect, test } from '../fixtures/beckon.ts';
import { pageThatAsks, publishBanner } from '../models/consent/own-banner.ts';

/** Our own banner on pages that move or remove what is in them. */

for (const language of LANGUAGES)
  for (const zoomed of ['html', 'body'])
    test(`all of the banner in ${language} is in the window of a phone if css zooms the ${zoomed} of the page`, async ({
      page,
      owner,
      host,
      server,
    }) => {
      const { script } = await publishBanner(owner, language);
      const zoom = `<style>${zoomed} { zoom: 2 }</style>`;
      host.setPage('/', pageThatAsks(server.url + script, language, zoom));
      await page.setViewportSize({ width: 390, height: 760 });
      await page.goto(host.url);
      const banner = page.getByRole('dialog');
      await expect(banner).toBeFocused();
      await expect(banner).toBeInViewport({ ratio: 1 });
      await page
        .getByRole('button', { name: CONSENT_BANNER_TEXTS[language].viewPreferences })
        .click();
      await expect(banner).toBeInViewport({ ratio: 1 });
    });

test('a visitor who has answered finds the tab again after the site replaced all that is in the body', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { script } = await publishBanner(owner, 'en');
  host.setPage('/', pageThatAsks(server.url + script, 'en'));
  await page.goto(host.url);
  await page.getByRole('button', { name: CONSENT_BANNER_TEXTS.en.deny }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.install();
  await page.reload();
  const tab = page.getByRole('button', { name: CONSENT_BANNER_TEXTS.en.manageConsent });
  await page.clock.runFor(500);
  await expect(tab).toBeVisible();
  await page.evaluate(() => document.body.replaceChildren('the next page'));
  await expect(tab).toHaveCount(0);
  await page.clock.runFor(2_000);
  await tab.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
