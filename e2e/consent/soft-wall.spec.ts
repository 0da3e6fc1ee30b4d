import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

test('in a wall, Tab moves only between visible elements of the banner', async ({ page }) => {
  await openConsentPage(page, { settings: { soft_cookiewall: '1' } });
  const banner = page.getByRole('dialog', { name: 'Cookies' });
  await expect(banner).toBeFocused();
  await expect(banner).toHaveAttribute('aria-modal', 'true');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 6 ? 'Tab' : 'Shift+Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('.cmplz-cookiebanner') !== null),
    ).toBe(true);
  }
});

test('in a wall, Escape closes the banner wherever the focus is', async ({ page }) => {
  await openConsentPage(page, { settings: { soft_cookiewall: '1' } });
  const banner = page.getByRole('dialog', { name: 'Cookies' });
  await expect(banner).toBeFocused();
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page.keyboard.press('Escape');
  await expect(banner).toBeHidden();
});

test('a wall shows its banner when its keys work, however late their code comes', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/consent-parts/seldom-*', async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await openConsentPage(page, { settings: { soft_cookiewall: '1' } });
  const banner = page.getByRole('dialog', { name: 'Cookies' });
  await asked.promise;
  await page.evaluate(async () => {
    // In the first frame it would be shown, in the second it has its place.
    for (const _ of ['shown', 'placed']) await new Promise(requestAnimationFrame);
  });
  expect(await banner.isVisible()).toBe(false);
  answer.resolve();
  await expect(banner).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('.cmplz-cookiebanner') !== null),
  ).toBe(true);
});

test('a wall whose banner an extension hides lets the visitor use the page', async ({ page }) => {
  await openConsentPage(page, {
    settings: { soft_cookiewall: '1' },
    body: `<style>
      .cmplz-cookiebanner { display: none !important }
      .cmplz-soft-cookiewall.cmplz-show::before { content: ''; position: fixed; inset: 0; z-index: 9 }
      </style><a href="#read">Read on</a>`,
  });
  await expect(page.locator('.cmplz-cookiebanner')).toHaveClass(/cmplz-show/);
  await page.getByRole('link', { name: 'Read on' }).click();
  await expect(page).toHaveURL(/#read$/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read on' })).toBeFocused();
});
