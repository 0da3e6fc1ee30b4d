import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { startProcess } from './lib/start-process.mjs';

/** `npm run bench:page`: what the script costs a page at a CPU slowed four times, as medians; the bare page is the floor of the same run. */
const ROUNDS = 7;
const SLOWDOWN = 4;
const EVENTS = 2000;
const CLIENT_ID = 'de300de300de3';
const here = import.meta.dirname;
const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-page-'));
const server = await startProcess(path.join(here, '../apps/server/src/main.ts'), { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', LIMIT_CALLS: '0' });
const host = await startHost(server.url);
const debian = '/usr/bin/chromium';
const executablePath = process.env.BECKON_CHROMIUM ?? (existsSync(debian) ? debian : undefined);
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) });

try {
  const visits = { 'bare page': '/bare', 'nothing shows': '/quiet', 'until a form popup shows': '/plain/' };
  const costs = Object.fromEntries(Object.keys(visits).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, at] of Object.entries(visits)) costs[name].push(await visit(`${host.url}${at}`, at === '/plain/'));
  }
  console.log(['ms, medians'.padEnd(26), 'script', 'blocking', 'longest', '1000 scrolls', '1000 moves'].join('\t'));
  for (const [name, rounds] of Object.entries(costs)) {
    const row = ['script', 'blocking', 'longest', 'scroll', 'move'].map((figure) => median(rounds.map((cost) => cost[figure])).toFixed(1));
    console.log([name.padEnd(26), ...row].join('\t'));
  }
} finally {
  await browser.close();
  await host.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Script time, blocking time and longest task of one page view, and what a thousand scroll and mouse events cost on it. */
async function visit(url, showsPopup) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (showsPopup) await page.locator('.poptin-popup').first().waitFor();
  const { metrics } = await session.send('Performance.getMetrics');
  const tasks = await page.evaluate(() => window.tasks);
  const [scroll, move] = showsPopup ? [0, 0] : await page.evaluate(costOfEvents, EVENTS);
  await context.close();
  return {
    script: metrics.find(({ name }) => name === 'ScriptDuration').value * 1000,
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...tasks),
    scroll, move,
  };
}

function costOfEvents(count) {
  const cost = (target, make) => {
    const startedAt = performance.now();
    for (let at = 0; at < count; at += 1) target.dispatchEvent(make(at));
    return ((performance.now() - startedAt) * 1000) / count;
  };
  return [cost(window, () => new Event('scroll')), cost(document.body, (at) => new MouseEvent('mousemove', { bubbles: true, clientX: at % 500, clientY: 200 }))];
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** A customer's pages on an origin of their own; the demo popup shows on `/plain/`, none on `/quiet`. */
async function startHost(serverUrl) {
  const page = (script) => `<!doctype html><title>Host</title><body><h1>Host</h1>${script}`;
  const script = `<script id="pixel-script-poptin" src="${serverUrl}/pixel.js?id=${CLIENT_ID}" async></script>`;
  const site = createServer((request, response) => response.setHeader('content-type', 'text/html').end(page(request.url === '/bare' ? '' : script)));
  await new Promise((resolve) => site.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${site.address().port}`, stop: () => new Promise((resolve) => { site.close(resolve); site.closeAllConnections(); }) };
}
