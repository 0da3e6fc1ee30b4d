import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const VIOLATIONS =
  'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))';

/** Rules of accessibility that the page breaks now, each with the first element that does. */
export async function barriersInFirefox(page: Page): Promise<unknown> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(VIOLATIONS);
}
