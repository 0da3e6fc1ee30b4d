import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

/** The page with the cookie policy. docs/behaviour/consent.md#panel */

const PANEL =
  '<p id="cmplz-manage-consent-container-nojavascript">Needs JavaScript</p><div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"></div>';
const OVERVIEW =
  '<div style="height:1500px">text</div><h2 id="cmplz-cookies-overview">Cookies</h2><div style="height:3000px">text</div>';

for (const id of ['cmplz-cookies-overview', 'רשימה'])
  test(`an address with the hash ${id} scrolls the filled policy page to 200 px above that place`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openConsentPage(page, {
      body: PANEL + OVERVIEW.replace('cmplz-cookies-overview', id),
      path: `/cookies?a=1#${id}`,
    });
    await expect(page.locator('.cmplz-manage-consent-container input')).toHaveCount(4);
    await expect(page.getByText('Needs JavaScript')).toBeHidden();
    const top = () =>
      page.locator(`#${id}`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    await expect.poll(top).toBe(200);
  });

test('a policy page without a text for browsers without JavaScript gets its panel, too', async ({
  page,
}) => {
  await openConsentPage(page, {
    body: '<div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"></div>',
    path: '/cookies#nowhere',
  });
  await expect(page.locator('.cmplz-manage-consent-container input')).toHaveCount(4);
});

test('the boxes of a panel that has only its id work', async ({ page }) => {
  const consent = await openConsentPage(page, {
    body: '<div id="cmplz-manage-consent-container"></div>',
  });
  await page.locator('#cmplz-manage-consent-container input.cmplz-statistics').check();
  expect(await consent.cookies()).toMatchObject({ cmplz_statistics: 'allow' });
});
