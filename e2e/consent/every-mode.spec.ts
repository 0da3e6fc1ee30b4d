import { test } from '../fixtures/worker.ts';
import { driveChromium } from '../models/drive-chromium.ts';
import { MODE_CASES } from '../models/mode-cases.ts';
import { playModeCase } from '../models/play-scenario.ts';

/**
 * What visitors may do, in each mode, and what is then allowed (docs/behaviour/consent.md). The
 * same in Firefox: e2e/firefox/consent.spec.ts.
 */
for (const mode of MODE_CASES)
  test(mode.title, async ({ page }) => playModeCase(mode, (site) => driveChromium(page, site)));
