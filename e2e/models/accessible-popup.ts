import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails with the first element of each rule of accessibility that the page or the popup on it
 * breaks. The page is made as high as its window before: axe takes what a locked, shorter page lays
 * over itself for hidden, and looks at none of its colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.minHeight = '100vh';
  });
  const { violations, passes, incomplete } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const coloursSeen = [...passes, ...incomplete]
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.filter(({ target }) => Array.isArray(target[0])));
  expect(coloursSeen.length, 'texts of the popup whose colours were looked at').toBeGreaterThan(0);
}
