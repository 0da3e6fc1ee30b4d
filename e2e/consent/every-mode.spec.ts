import { test } from '../fixtures/worker.ts';
import { driveChromium } from '../models/browsers/drive-chromium.ts';
import { MODE_CASES } from '../models/consent/mode-cases.ts';
import { playModeCase } from '../models/play-scenario.ts';

/**
 * What visitors can choose in each mode, and what is allowed afterwards
 * (docs/behaviour/consent.md). Firefox plays the same cases: e2e/firefox/consent.spec.ts.
 */
for (const mode of MODE_CASES)
  test(mode.title, async ({ page }) => playModeCase(mode, (site) => driveChromium(page, site)));
