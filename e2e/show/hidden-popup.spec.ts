import { aHostPage, dialogOn, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

test('a lightbox that is hidden, as ad blockers do, leaves the page', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage('<button>Buy</button>'));
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  await page
    .locator('[data-beckon="popup"]')
    .evaluate((host: HTMLElement) => host.style.setProperty('display', 'none', 'important'));
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.locator('[data-beckon="popup"]')).toHaveCount(0);
});

test('a lightbox stays if the whole page is hidden for a while', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage('<h1>Shop</h1>'));
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  const setHidden = (isHidden: boolean): Promise<void> =>
    page.evaluate((is) => {
      document.body.style.display = is ? 'none' : '';
    }, isHidden);
  await setHidden(true);
  await expect(dialogOn(page)).toBeHidden();
  await setHidden(false);
  await expect(dialogOn(page)).toBeVisible();
});
