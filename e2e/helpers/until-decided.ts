import type { Page } from '@playwright/test';

/**
 * Resolves when the server has answered for the page view of the current address. If a change of
 * the address had started another page view, its call would have been made by then.
 */
export async function untilDecided(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'beckon').explain());
}
