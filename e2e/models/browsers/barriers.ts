import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ContextSpec, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: { run(context: ContextSpec, options: RunOptions): Promise<AxeResults> };
}

/**
 * Loads axe into a page and its frames. It is evaluated instead of added as a script, because the
 * page's content policy may forbid scripts.
 */
export async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  }
}

/**
 * The accessibility rules that the page or one of its frames breaks, each with the html of an
 * element that breaks it. Also reports frames that axe could not check.
 */
export async function barriersOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async (wanted) => {
    const { violations, incomplete } = await globalThis.axe.run(document, {
      ...wanted,
      // Collecting the full results of rules that pass would take longer than finding them.
      resultTypes: ['violations'],
      pingWaitTime: 10_000,
    });
    const notLookedAt = incomplete.filter(({ id }) => id === 'frame-tested');
    return [...violations, ...notLookedAt].flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html}`),
    );
  }, options);
}

/**
 * Texts of the page and its frames with too little contrast to their background. Checks no other
 * rule.
 */
export function paleTextsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  return barriersOf(page, { ...options, runOnly: ['color-contrast'] });
}
