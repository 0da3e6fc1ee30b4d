import path from 'node:path';
import type { Page } from '@playwright/test';

declare global {
  /** The texts of a popup's host that are too pale, each with the measured contrast. */
  var paleTexts: (host: Element) => string[];
}

/** Defines `paleTexts` in the page. */
export async function measureContrast(page: Page): Promise<void> {
  await page.addScriptTag({
    path: path.join(import.meta.dirname, 'pale-texts.mjs'),
    type: 'module',
  });
  await page.waitForFunction(() => 'paleTexts' in globalThis);
}
