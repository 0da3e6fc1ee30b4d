import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { startHost, VISITS } from './lib/page-host.mjs';
import { visitForCost, visitForSpeed } from './lib/page-visit.mjs';
import { startProcess } from './lib/start-process.mjs';

/**
 * `npm run bench:page`: what the script costs a page at a CPU slowed four times, as medians beside
 * a bare page and a floor of the same run.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const [BARE, FLOOR, QUIET, SHOWN] = Object.keys(VISITS);
const FIGURES = ['script', 'blocking', 'longest', 'heap', 'wire', 'shift', 'scroll', 'move'];
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const here = import.meta.dirname;
const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-page-'));
const server = await startProcess(path.join(here, '../apps/server/src/main.ts'), {
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  LIMIT_CALLS: '0',
});
const host = await startHost(server.url);
const executablePath =
  process.env.BECKON_CHROMIUM ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
});

try {
  const medians = await measure();
  printTable(medians);
  printBudgets(medians);
} finally {
  await browser.close();
  await host.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The visits take turns, so that whatever else the machine does slows all of them alike. */
async function measure() {
  const costs = Object.fromEntries(Object.keys(VISITS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { path: at, shown }] of Object.entries(VISITS)) {
      const url = `${host.url}${at}`;
      const cost = await visitForCost(browser, url, name === SHOWN);
      costs[name].push({
        ...cost,
        visible: shown === undefined ? 0 : await visitForSpeed(browser, url, shown),
      });
    }
  }
  return Object.fromEntries(
    Object.entries(costs).map(([name, rounds]) => [name, mediansOf(rounds)]),
  );
}

function mediansOf(rounds) {
  const figures = [...FIGURES, 'visible'];
  return Object.fromEntries(
    figures.map((figure) => [
      figure,
      rounds.map((cost) => cost[figure]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)],
    ]),
  );
}

function printTable(medians) {
  const titles = {
    script: 'script ms',
    blocking: 'blocking',
    longest: 'longest',
    heap: 'heap KB',
    wire: 'wire KB',
    shift: 'shift',
    scroll: '1k scrolls',
    move: '1k moves',
    visible: 'visible ms',
  };
  console.log(
    ['medians'.padEnd(26), ...Object.values(titles).map((title) => title.padStart(11))].join(''),
  );
  for (const [name, costs] of Object.entries(medians)) {
    console.log(
      [
        name.padEnd(26),
        ...Object.keys(titles).map((figure) =>
          costs[figure].toFixed(figure === 'shift' ? 3 : 1).padStart(11),
        ),
      ].join(''),
    );
  }
}

/**
 * Against the budgets of the design; times were set for a quiet machine, the ratios hold on a busy
 * one, too.
 */
function printBudgets({ [BARE]: bare, [FLOOR]: floor, [QUIET]: quiet, [SHOWN]: shown }) {
  console.log();
  told('script ms, nothing shows', quiet.script, 40, floor.script);
  told('blocking ms, nothing shows', quiet.blocking, 20, floor.blocking);
  told('longest task, nothing shows', quiet.longest, 50, floor.longest);
  told('KB, nothing shows', quiet.wire, 12, floor.wire);
  told('script ms until shown', shown.script, 180, floor.script);
  told('blocking ms until shown', shown.blocking, 110, floor.blocking);
  told('longest task until shown', shown.longest, 50, floor.longest);
  told('KB until shown', shown.wire, 40, floor.wire);
  told('heap KB over the bare page', shown.heap - bare.heap, 1000, floor.heap - bare.heap);
  told('layout shift', shown.shift, 0, floor.shift);
  told('slow 4G: visible / floor', shown.visible / floor.visible, 1.3, 1);
}

function told(name, value, budget, floor) {
  const ratio = floor === 0 ? '' : `${(value / floor).toFixed(2)} × floor`;
  console.log(
    `${name.padEnd(30)}${value.toFixed(2).padStart(9)}  ≤ ${String(budget).padEnd(5)} ${ratio.padEnd(14)} ${value <= budget ? 'ok' : 'above'}`,
  );
}
