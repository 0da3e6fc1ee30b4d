import { aHostPage, expect, offer, popupOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

test('one exclusive popup at a time, a bar beside it, the next when its turn comes', async ({ page, stub, site }) => {
  site.setPage('/', aHostPage());
  offer(stub, [
    aWirePopup({ poptin_id: 'firstpopup001' }), aWirePopup({ poptin_id: 'secondpopup01', poptin_type: 'fullpage' }),
    aWirePopup({ poptin_id: 'barpopup00001', poptin_type: 'bar' }),
  ]);
  await page.goto(site.url);
  const shown = (id: string) => page.locator(`.poptin-popup[data-poptin-id="${id}"]`);
  await expect(shown('firstpopup001')).toBeVisible();
  await expect(shown('barpopup00001')).toBeVisible();
  await expect(shown('secondpopup01')).toHaveCount(0);
  await popupOn(page).getByRole('button', { name: 'Close' }).click();
  await expect(shown('secondpopup01')).toBeVisible();
  await expect(shown('firstpopup001')).toHaveCount(0);
});
