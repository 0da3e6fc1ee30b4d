import { expect, type Page } from '@playwright/test';
import { bringAxe } from './browsers/barriers.ts';

/**
 * Fails if the page or its popup breaks accessibility rules, and shows one element for each rule.
 * First makes the page as high as its window: on a shorter page with locked scrolling, axe treats
 * what covers the page as hidden, and does not check its colours.
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
