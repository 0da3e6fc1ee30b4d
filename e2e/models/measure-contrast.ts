import path from 'node:path';
import type { Page } from '@playwright/test';

declare global {
  /** Texts of a popup's host that are too pale, each with what was measured. */
  var paleTexts: (host: Element) => string[];
}

/** Puts `paleTexts` into the page. */
export async function measureContrast(page: Page): Promise<void> {
  await page.addScriptTag({
    path: path.join(import.meta.dirname, 'pale-texts.mjs'),
    type: 'module',
  });
  await page.waitForFunction(() => 'paleTexts' in globalThis);
}
