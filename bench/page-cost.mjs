import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { pinFonts } from '../e2e/helpers/pinned-fonts.ts';
import { startHost, VISITS } from './lib/page-host.mjs';
import { visitForCost, visitForSpeed } from './lib/page-visit.mjs';
import { startServer } from './lib/start-process.mjs';

/**
 * `npm run bench:page`: what the script costs a page with the CPU slowed four times, as medians,
 * compared with an empty page, a hand-written box, the same popup shown by hand, and a simple
 * Preact popup in the same run. docs/performance/page.md
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const [BARE, FLOOR, SAME, TOY, QUIET, SHOWN] = Object.keys(VISITS);
const TITLES = {
  wire: 'KB brotli',
  requests: 'requests',
  visibleSlow: 'visible, slow 4G',
  visible: 'visible',
  settled: 'then settled',
  script: 'script ms',
  drawing: 'style, paint ms',
  all: 'all tasks ms',
  blocking: 'script blocks ms',
  longest: 'longest of script',
  heap: 'heap KB',
  shift: 'layout shift',
  scroll: '1k scrolls ms',
  move: '1k moves ms',
};
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
// How long a browser takes to find its fonts depends on the fonts of the machine. These are on most
// machines.
process.env.FONTCONFIG_FILE ??= pinFonts();
const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-page-'));
const server = await startServer(dataDir);
const host = await startHost(server.url);
const executablePath =
  process.env.BECKON_CHROMIUM ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
});

try {
  await host.copyPopup(browser);
  const costs = await measure();
  const medians = mapValues(costs, mediansOf);
  printTable(medians);
  printBudgets(medians, mapValues(costs, spreadsOf));
} finally {
  await browser.close();
  await host.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The visits take turns, so that other programs slow all of them equally. */
async function measure() {
  const costs = Object.fromEntries(Object.keys(VISITS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, visit] of Object.entries(VISITS))
      costs[name].push(await visitOnce(name, visit));
  return costs;
}

async function visitOnce(name, { path: at, shown }) {
  const url = `${host.url}${at}`;
  const cost = await visitForCost(browser, url, name === SHOWN);
  if (shown === undefined) return { ...cost, visible: 0, visibleSlow: 0, settled: 0 };
  const slow = await visitForSpeed(browser, url, shown, true);
  return {
    ...cost,
    ...(await visitForSpeed(browser, url, shown, false)),
    visibleSlow: slow.visible,
  };
}

function mediansOf(rounds) {
  return mapValues(
    TITLES,
    (_title, figure) => sorted(rounds, figure)[Math.floor(rounds.length / 2)],
  );
}

/** The smallest and the largest value of each figure. */
function spreadsOf(rounds) {
  return mapValues(TITLES, (_title, figure) => {
    const values = sorted(rounds, figure);
    return [values[0], values.at(-1)];
  });
}

function sorted(rounds, figure) {
  return rounds.map((cost) => cost[figure]).toSorted((a, b) => a - b);
}

function mapValues(record, change) {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}

function printTable(medians) {
  const names = Object.keys(medians);
  console.log(
    [`medians of ${ROUNDS}`.padEnd(18), ...names.map((name) => name.padStart(25))].join(''),
  );
  for (const [figure, title] of Object.entries(TITLES))
    console.log(
      [
        title.padEnd(18),
        ...names.map((name) => medians[name][figure].toFixed(digitsOf(figure)).padStart(25)),
      ].join(''),
    );
}

function digitsOf(figure) {
  if (figure === 'requests') return 0;
  return figure === 'shift' ? 3 : 1;
}

/**
 * Compares with the budgets of docs/performance/page.md. The times are for a quiet machine; the
 * ratios also hold on a busy one. Each figure is printed with its smallest and largest value, and
 * those of the floor.
 */
function printBudgets(medians, spreads) {
  const bare = medians[BARE];
  const over = (name) => ({ ...medians[name], heap: medians[name].heap - bare.heap });
  const spreadOf = (name, figure) => {
    const less = figure === 'heap' ? bare.heap : 0;
    return spreads[name][figure].map((value) => (value - less).toFixed(digitsOf(figure))).join('–');
  };
  const table = (what, name, budgets) => {
    const titles = ['ours', 'budget', 'x floor', 'x same', 'x toy'];
    console.log(
      `\n${what.padEnd(26)}${titles.map((title) => title.padStart(10)).join('')}  spread of ours, of the floor`,
    );
    for (const [figure, budget] of Object.entries(budgets))
      printBudget(TITLES[figure], budget, {
        values: [name, FLOOR, SAME, TOY].map((visit) => over(visit)[figure]),
        spread: [name, FLOOR].map((visit) => spreadOf(visit, figure)).join(', '),
      });
  };
  table('nothing shows', QUIET, { wire: 11, requests: 2, script: 25, blocking: 15 });
  table('until a form popup shows', SHOWN, {
    visibleSlow: 1.4 * medians[FLOOR].visibleSlow,
    visible: 1.5 * medians[FLOOR].visible,
    settled: 350,
    wire: 40,
    requests: 5,
    script: 110,
    drawing: 140,
    all: 520,
    blocking: 40,
    heap: 600,
    shift: 0,
  });
}

function printBudget(title, budget, { values: [ours, ...others], spread }) {
  const times = (other) => (other > 0 ? (ours / other).toFixed(2) : '–').padStart(10);
  const verdict = (ours <= budget ? 'ok' : 'above').padEnd(6);
  console.log(
    `${title.padEnd(26)}${ours.toFixed(1).padStart(10)}${budget.toFixed(0).padStart(10)}${others.map(times).join('')}  ${verdict}${spread}`,
  );
}
