import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';

/**
 * `npm run bench:effects`: script time per frame of each animated background in a full window, with
 * the CPU slowed four times.
 */
const BUDGET_P95_MS = 4;
const SLOWDOWN = 4;
/** A background moves for 5 seconds, and a slow computer draws fewer frames in that time. */
const FRAMES = 100;
const WINDOW = { width: 1920, height: 1080 };
const BACKGROUNDS = ['wheel', 'starry-sky', 'ball', 'snow', 'rain', 'confetti'];
const dist = path.join(import.meta.dirname, '../apps/widget/dist');
const effects = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')).parts.effects
  .file;
const site = await startSite();
const debian = '/usr/bin/chromium';
const executablePath = process.env.BECKON_CHROMIUM ?? (existsSync(debian) ? debian : undefined);
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
});

try {
  console.log(
    [
      'ms of script a frame'.padEnd(22),
      'median',
      'p95',
      'worst',
      `budget of p95: ${BUDGET_P95_MS}`,
    ].join('\t'),
  );
  for (const background of BACKGROUNDS) {
    const costs = (await frameCosts(background)).toSorted((a, b) => a - b);
    const at = (share) => costs[Math.min(costs.length - 1, Math.floor(costs.length * share))];
    console.log(
      [
        background.padEnd(22),
        ...[0.5, 0.95, 1].map((share) => at(share).toFixed(2)),
        at(0.95) < BUDGET_P95_MS ? 'ok' : 'above',
      ].join('\t'),
    );
  }
} finally {
  await browser.close();
  site.close();
}

/**
 * Measures the time of the thread, so that other programs do not count. Frames that draw cost most;
 * the others only read the clock.
 */
async function frameCosts(background) {
  const page = await browser.newPage({ viewport: WINDOW });
  const session = await page.context().newCDPSession(page);
  await page.goto(`http://localhost:${site.address().port}/`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(drawFrames, { background, frames: FRAMES, file: `/${effects}` });
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await page.close();
  const callbacks = traceEvents
    .filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
    .map(({ tdur }) => tdur / 1000);
  return callbacks.toSorted((a, b) => b - a).slice(0, FRAMES);
}

/** Runs in the page: resolves when this many frames have been drawn. */
async function drawFrames({ background, frames, file }) {
  const { startBackground } = await import(file);
  const canvas = document.querySelector('canvas');
  const context = canvas.getContext('2d');
  const clear = context.clearRect.bind(context);
  return new Promise((resolve) => {
    let drawn = 0;
    context.clearRect = (...area) => {
      clear(...area);
      drawn += 1;
      if (drawn < frames) return;
      context.clearRect = clear;
      queueMicrotask(() => {
        stop();
        resolve();
      });
    };
    const stop = startBackground(canvas, { background, isStill: false });
  });
}

/** Serves the built files and a page with only a canvas. */
function startSite() {
  const server = createServer(({ url }, response) => {
    const isScript = url.endsWith('.js');
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(
      isScript
        ? readFileSync(path.join(dist, path.normalize(url)))
        : '<!doctype html><body style="margin:0"><canvas style="width:100vw;height:100vh;display:block"></canvas>',
    );
  });
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve(server));
  });
}
