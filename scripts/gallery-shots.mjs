// Writes contact sheets of every format into .cache/gallery: node scripts/gallery-shots.mjs [type=bar] [language=he] [layout=mobile] [screen=thanks] [theme=dawn]
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { LANGUAGES, LAYOUTS, POPUP_TYPES } from '../packages/contract/src/values/index.ts';
import { findBrowser } from './lib/find-browser.mjs';
import { inRepository } from './lib/repository.mjs';

const wanted = Object.fromEntries(process.argv.slice(2).map((argument) => argument.split('=')));
const config = inRepository('packages/popup-view/gallery/vite.config.ts');
const folder = inRepository('.cache', 'gallery');
const SHEET_WIDTH = 2760;

mkdirSync(folder, { recursive: true });
await build({ configFile: config, logLevel: 'warn' });
const server = await preview({ configFile: config, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'warn' });
const address = server.resolvedUrls?.local[0];
const executablePath = await findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  for (const sheet of sheets()) await photograph(sheet);
} finally {
  await browser.close();
  await server.close();
}

function* sheets() {
  for (const type of pick(wanted.type, POPUP_TYPES.filter((name) => name !== 'content'))) {
    for (const language of pick(wanted.language, LANGUAGES)) {
      for (const layout of pick(wanted.layout, LAYOUTS)) yield { type, language, layout, screen: wanted.screen ?? 'form', theme: wanted.theme ?? '' };
    }
  }
}

function pick(one, all) {
  return one === undefined ? all : [one];
}

async function photograph(sheet) {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1400 }, reducedMotion: 'reduce' });
  await page.goto(`${address}?${new URLSearchParams({ ...sheet, eager: '' })}`);
  for (const frame of await page.locator('iframe').all()) await frame.contentFrame().locator('html[data-shown]').waitFor({ state: 'attached' });
  const name = [sheet.type, sheet.language, sheet.layout, sheet.screen === 'form' ? '' : sheet.screen, sheet.theme].filter(Boolean).join('-');
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  await page.close();
  console.log(`${folder}/${name}.png`);
}
