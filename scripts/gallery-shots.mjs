import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { findBrowser } from './lib/find-browser.mjs';
import { inRepository } from './lib/repository.mjs';

/** `npm run gallery:shots -- bar lightbox`: one contact sheet a type, language and layout, into .cache/gallery. */
const ALL_TYPES = ['lightbox', 'bar', 'sside', 'bside', 'browsing', 'social', 'mobile', 'fullpage', 'embedded', 'gamified'];
const gallery = inRepository('packages/popup-view/gallery');
const folder = inRepository('.cache', 'gallery');

function sheetsOf(type) {
  const layouts = type === 'mobile' ? ['mobile'] : ['desktop', 'mobile'];
  return ['en', 'he'].flatMap((language) => layouts.map((layout) => ({ type, language, layout })));
}

async function shoot(browser, origin, sheet) {
  const page = await browser.newPage({ viewport: { width: 1500, height: 1000 } });
  const address = `${origin}?${new URLSearchParams({ ...sheet, screen: 'form', eager: '' })}`;
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  const file = `${folder}/${sheet.type}-${sheet.language}-${sheet.layout}.png`;
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  console.log(file);
}

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const executablePath = await findBrowser();
const server = await createServer({ root: gallery, configFile: `${gallery}/vite.config.ts`, server: { port: 0, host: '127.0.0.1' } });
await server.listen();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) });
try {
  for (const type of wanted.length > 0 ? wanted : ALL_TYPES) {
    for (const sheet of sheetsOf(type)) await shoot(browser, server.resolvedUrls.local[0], sheet);
  }
} finally {
  await browser.close();
  await server.close();
}
