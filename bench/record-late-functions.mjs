import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findSourceLines } from '../tools/vite/late-functions.ts';
import { requireArtefacts } from '../tools/build/build-artefacts.mjs';
import { startHost } from './lib/page-host.mjs';
import { startServer } from './lib/start-process.mjs';

/**
 * `npm run record:late`: finds the functions that pages do not call before a visitor acts, and
 * writes them to apps/widget/late-functions.json. docs/decisions/0072
 */
const REPOSITORY = path.join(import.meta.dirname, '..');
const DIST = path.join(REPOSITORY, 'apps/widget/dist');
const LIST = path.join(REPOSITORY, 'apps/widget/late-functions.json');
/** Until then a page has drawn its popup and loaded what it will need next. */
const SETTLING_MS = 1500;
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const executablePath =
  process.env.BECKON_CHROMIUM ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

process.env.RECORD_LATE_FUNCTIONS = '1';
try {
  await requireArtefacts();
  const list = lateOf(await record());
  writeFileSync(LIST, `${JSON.stringify(list, undefined, 2)}\n`);
  console.log(`${Object.values(list).flat().length} lines of ${Object.keys(list).length} files`);
} finally {
  delete process.env.RECORD_LATE_FUNCTIONS;
  await requireArtefacts();
}

/** Views the pages; returns our scripts on all of them. */
async function record() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-late-'));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServer(dataDir);
  stack.defer(() => server.stop());
  const host = await startHost(server.url);
  stack.defer(() => host.stop());
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  stack.defer(() => browser.close());
  await host.copyPopup(browser);
  const context = await browser.newContext();
  const scripts = [];
  // The third page is that of a visitor who has already seen the popup.
  for (const page of ['/quiet', '/shown', '/shown'])
    scripts.push(...(await visit(context, server.url, host.url + page)));
  return scripts;
}

/** Views a page; returns our scripts, with the functions that ran and those that did not. */
async function visit(context, serverUrl, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Debugger.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLING_MS);
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const scripts = [];
  for (const { url: address, scriptId, functions } of result) {
    if (!address.startsWith(serverUrl)) continue;
    const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId });
    scripts.push({ file: fileOf(address), scriptSource, functions });
  }
  await page.close();
  return scripts.filter(({ file }) => existsSync(`${file}.map`));
}

/** The built file of an address: /pixel.js?id=…, /widget/0.1.0/show-….js. */
function fileOf(address) {
  return path.join(DIST, new URL(address).pathname.replace(/^\/widget\//, '/'));
}

function compareTexts(a, b) {
  return a < b ? -1 : 1;
}

/** The lines on which functions begin of which none ran, by source file. */
function lateOf(scripts) {
  const [ran, idle] = [new Set(), new Set()];
  for (const { file, scriptSource, functions } of scripts) {
    // The first line is the hint to compile everything, which the source map does not count.
    const code = readFileSync(file, 'utf8').replace(/^\/\/#.*\n/, '');
    // The server may put a line of its own before the script.
    const begin = scriptSource.indexOf(code);
    if (begin === -1) throw new Error(`${file} is not what the page got`);
    const lineOf = findSourceLines(code, readFileSync(`${file}.map`, 'utf8'), path.dirname(file));
    for (const { ranges } of functions) {
      const [{ startOffset, count }] = ranges;
      const found = startOffset < begin ? undefined : lineOf(startOffset - begin);
      if (found !== undefined) (count > 0 ? ran : idle).add(`${found.file}\n${found.line}`);
    }
  }
  const late = [...idle.difference(ran)].toSorted(compareTexts).map((key) => key.split('\n'));
  const byFile = Object.groupBy(late, ([file]) => file);
  return Object.fromEntries(
    Object.entries(byFile).map(([file, keys]) => [file, keys.map(([, line]) => line)]),
  );
}
