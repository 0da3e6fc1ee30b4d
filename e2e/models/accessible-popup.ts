import { expect, type Page } from '@playwright/test';
import { bringAxe } from './barriers.ts';

/**
 * Fails with the first element of each rule of accessibility that the page or the popup on it
 * breaks. The page is made as high as its window before: axe takes what a locked, shorter page lays
 * over itself for hidden, and looks at none of its colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await bringAxe(page);
  const { violations, coloursSeen } = await page.evaluate(async () => {
    document.body.style.minHeight = '100vh';
    const found = await globalThis.axe.run(document, {});
    return {
      violations: found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      coloursSeen: [...found.passes, ...found.incomplete]
        .filter(({ id }) => id === 'color-contrast')
        .flatMap(({ nodes }) => nodes.filter(({ target }) => Array.isArray(target[0]))).length,
    };
  });
  expect(violations).toEqual([]);
  expect(coloursSeen, 'texts of the popup whose colours were looked at').toBeGreaterThan(0);
}
