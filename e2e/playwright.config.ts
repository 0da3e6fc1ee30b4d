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
// Browsers read this when they start. With it, texts have the same width on every machine.
process.env['FONTCONFIG_FILE'] = pinFonts();
const isRoot = process.getuid?.() === 0;

/** Chromium's sandbox does not work for root. Shared memory is small in containers. */
const args = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Tests whose browser is missing are left out, because a skipped test counts as a failure here.
  testIgnore: [
    ...(firefoxPath() === undefined ? ['firefox/**'] : []),
    ...(webkitDriverPath() === undefined ? ['webkit/**'] : []),
    ...(wholeChromiumPath() === undefined ? ['**/back-forward-cache.spec.ts'] : []),
    // Only `npm run e2e:wordpress` starts a WordPress.
    ...(process.env['BECKON_WORDPRESS_ARTICLE'] === undefined ? ['wordpress/**'] : []),
  ],
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // Retries only in automatic runs: docs/decisions/0011.
  retries: process.env['CI'] === undefined ? 0 : 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    // Tests of movements switch motion on by `WITH_MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a fifth of a test's time, so only the retry of a failed test is recorded.
    // Screenshots take a tenth, even if the test passes, because they are taken before the result
    // is known.
    trace: 'on-first-retry',
    screenshot: process.env['CI'] === undefined ? 'only-on-failure' : 'off',
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
