import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { firefoxPath } from './helpers/firefox-path.ts';
import { pinFonts } from './helpers/pinned-fonts.ts';
import { webkitDriverPath } from './helpers/webkit-driver-path.ts';
import { wholeChromiumPath } from './helpers/whole-chromium.ts';

const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath =
  process.env['BECKON_CHROMIUM'] ?? DEBIAN_CHROMIUMS.find((file) => existsSync(file));
// Workers start the servers of tests, which scan websites with the same browser.
if (executablePath !== undefined) process.env['BECKON_CHROMIUM'] = executablePath;
// Browsers read it when they start; the same words are then as wide on every machine.
process.env['FONTCONFIG_FILE'] = pinFonts();
const isRoot = process.getuid?.() === 0;

/** Chromium's sandbox refuses to work for root; shared memory is small in containers. */
const args = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // A skipped test counts as a failure here: without its browser there is none.
  testIgnore: [
    ...(firefoxPath() === undefined ? ['firefox/**'] : []),
    ...(webkitDriverPath() === undefined ? ['webkit/**'] : []),
    ...(wholeChromiumPath() === undefined ? ['consent/back-forward-cache.spec.ts'] : []),
    // Only `npm run e2e:wordpress` starts one.
    ...(process.env['BECKON_WORDPRESS_ARTICLE'] === undefined ? ['wordpress/**'] : []),
  ],
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // Only where nobody watches: docs/decisions/0011.
  retries: process.env['CI'] === undefined ? 0 : 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    // Tests about movement ask for it: `WITH_MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of a test's time: only a test that failed is recorded, on its retry.
    // A picture costs a tenth, also where the test passes: it is taken before that is known.
    trace: 'on-first-retry',
    screenshot: process.env['CI'] === undefined ? 'only-on-failure' : 'off',
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
