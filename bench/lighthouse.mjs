import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { startHost } from './lib/page-host.mjs';
import { startServer } from './lib/start-process.mjs';

/**
 * `npm run bench:lighthouse`: Lighthouse's performance score of a page with the script and without
 * it, in turns, while no popup shows; medians. Lighthouse slows network and processor as for a
 * phone. docs/performance/page.md
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const PAGES = { 'without the script': '/bare', 'with the script': '/quiet' };
const FIGURES = {
  'first-contentful-paint': 'first paint ms',
  'largest-contentful-paint': 'largest paint ms',
  'total-blocking-time': 'blocking ms',
  'cumulative-layout-shift': 'layout shift',
};
const MOST_POINTS_LOST = 1;
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-lighthouse-'));
const server = await startServer(dataDir);
const host = await startHost(server.url);
const port = await freePort();
const executablePath =
  process.env.BECKON_CHROMIUM ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
const browser = await chromium.launch({
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  ...(executablePath === undefined ? {} : { executablePath }),
});

try {
  const medians = mediansOf(await auditInTurns());
  console.table(medians);
  const [bare, ours] = Object.values(medians);
  const lost = bare.score - ours.score;
  console.log(`points lost: ${lost.toFixed(1)}, at most ${MOST_POINTS_LOST} may be`);
  process.exitCode = lost <= MOST_POINTS_LOST ? 0 : 1;
} finally {
  await browser.close();
  await host.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The scores of each page in each round. */
async function auditInTurns() {
  const results = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, at] of Object.entries(PAGES))
      results[name].push(await audit(`${host.url}${at}`));
  return results;
}

async function audit(url) {
  const { lhr } = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance'],
  });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return {
    score: lhr.categories.performance.score * 100,
    ...Object.fromEntries(
      Object.entries(FIGURES).map(([id, title]) => [title, lhr.audits[id].numericValue]),
    ),
  };
}

function mediansOf(results) {
  return Object.fromEntries(
    Object.entries(results).map(([name, rounds]) => [
      name,
      Object.fromEntries(
        Object.keys(rounds[0]).map((figure) => [
          figure,
          rounds.map((each) => each[figure]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)],
        ]),
      ),
    ]),
  );
}

/** A port on which nothing listens. */
async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
