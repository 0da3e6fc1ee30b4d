import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ContextSpec, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: { run(context: ContextSpec, options: RunOptions): Promise<AxeResults> };
}

/**
 * Brings axe into a page and its frames. Evaluated, not added as a script: a policy of the page may
 * forbid scripts.
 */
export async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  }
}

/**
 * Rules of accessibility that the page or a frame of it breaks, each with the html of an element
 * that does. A frame that axe could not look into is reported, too.
 */
export async function barriersOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async (wanted) => {
    const { violations, incomplete } = await globalThis.axe.run(document, {
      ...wanted,
      // Whole results of rules that nothing breaks take longer to collect than to find.
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
 * Texts of the page and its frames with too little contrast to their background; nothing else is
 * looked at.
 */
export function paleTextsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  return barriersOf(page, { ...options, runOnly: ['color-contrast'] });
}
