import { expect, type Page } from '@playwright/test';
import { bringAxe } from './barriers.ts';

/**
 * Fails with the first element that breaks an accessibility rule, for each rule that the page or
 * its popup breaks. First makes the page as high as its window: axe takes what lies over a shorter
 * page, whose scrolling is locked, for hidden and does not check its colours.
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
