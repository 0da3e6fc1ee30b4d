import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const VIOLATIONS =
  'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))';

/** The accessibility rules that the page breaks, each with the first element that breaks it. */
export async function barriersInFirefox(page: Page): Promise<unknown> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(VIOLATIONS);
}
