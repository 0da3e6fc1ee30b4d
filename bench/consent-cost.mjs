import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { BLOCKED, PAGES, startConsentHost } from './lib/consent-host.mjs';
import { scriptTasksIn, sumOf, tasksIn, TRACED } from './lib/read-trace.mjs';
import { LONGEST_SCRIPT_MS, printPages, printPair } from './lib/print-consent-cost.mjs';
import {
  noticesStandStill,
  countReleased,
  releaseByUs,
  releaseByLoop,
} from './lib/released-elements.mjs';

/**
 * `npm run bench:consent`: what consent.js costs a page with the CPU slowed four times, as medians,
 * compared with an empty page and vanilla-cookieconsent in the same run. Then the cost of 5,000
 * elements that wait for consent, and of releasing them. The budget is for the longest task that a
 * visitor waits for.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const SLOWDOWN = 4;
const SETTLING_MS = 1500;
const RELEASE_TIMEOUT_MS = 30_000;
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const executablePath =
  process.env.BECKON_CHROMIUM ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
const host = await startConsentHost();
const browser = await chromium.launch({
  // Both scripts detect crawlers, and the other one treats every automated browser as a crawler.
  args: ['--no-sandbox', '--disable-blink-features=AutomationControlled'],
  ...(executablePath === undefined ? {} : { executablePath }),
});

try {
  const costs = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, page] of Object.entries(PAGES)) costs[name].push(await visit(page));
  printPages(costs);
  for (const kind of ['scripts', 'pictures', 'boxes'])
    for (const act of [lookAt, unblock]) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push([await act(kind, `/${kind}`), await act(kind, `/bare-${kind}`)]);
      printPair(`5,000 ${kind} ${act === lookAt ? 'wait' : 'are released'}`, rounds);
    }
} finally {
  await browser.close();
  host.stop();
}

/**
 * Measures one page view, by a visitor who has viewed the page `before` times. `accept`: the button
 * with which the visitor has answered, if any.
 */
async function visit({ path, accept, before = 0 }) {
  const context = await browser.newContext({ userAgent: USER_AGENT });
  const page = await context.newPage();
  for (let view = 1; view <= before; view += 1) {
    await page.goto(host.url + path);
    if (view === 1 && accept !== undefined) await page.locator(accept).first().click();
    await page.waitForTimeout(SETTLING_MS);
  }
  // Leaves the previous view first, so that leaving it is not measured.
  if (before > 0) await page.goto(`${host.url}/bare`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: TRACED });
  await page.goto(host.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLING_MS);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const tasks = tasksIn(traceEvents);
  await context.close();
  return {
    script: sumOf(scriptTasksIn(traceEvents)),
    all: sumOf(tasks),
    longest: Math.max(0, ...tasks),
  };
}

/** Measures a page on which 5,000 elements wait for consent, with our script or with none. */
async function lookAt(kind, path) {
  const context = await browser.newContext({ userAgent: USER_AGENT });
  const page = await context.newPage();
  await slowDown(context, page);
  await page.goto(host.url + path, { waitUntil: 'load' });
  if (path === `/${kind}`)
    await page.waitForFunction(noticesStandStill, undefined, { polling: SETTLING_MS });
  await page.waitForTimeout(SETTLING_MS);
  const cost = await costSoFar();
  await context.close();
  return cost;
}

/**
 * The cost of releasing 5,000 elements: by our script, or by a loop that does only what the browser
 * needs, which is creating scripts and setting addresses. Measured in processor time, so that a
 * busy machine changes little.
 */
async function unblock(kind, path) {
  const context = await browser.newContext({ userAgent: USER_AGENT });
  const page = await context.newPage();
  await page.route('**/p', (route) => route.abort());
  await page.goto(host.url + path, { waitUntil: 'load' });
  const isOurs = path === `/${kind}`;
  if (isOurs)
    await page.locator('.cmplz-blocked-content-notice').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLING_MS);
  await slowDown(context, page);
  await page.evaluate(isOurs ? releaseByUs : releaseByLoop, kind);
  const waitsUntil = Date.now() + RELEASE_TIMEOUT_MS;
  // Checked from outside, because a script in the page would be measured, too.
  while ((await page.evaluate(countReleased)) < BLOCKED && Date.now() < waitsUntil)
    await page.waitForTimeout(SETTLING_MS);
  await page.waitForTimeout(SETTLING_MS);
  const cost = await costSoFar();
  const released = await page.evaluate(countReleased);
  if (released !== BLOCKED) throw new Error(`${released} ${kind} were released`);
  await context.close();
  return cost;
}

async function slowDown(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: TRACED });
}

/** The cost since the page was slowed down. */
async function costSoFar() {
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const stretches = scriptTasksIn(traceEvents);
  return {
    script: sumOf(stretches),
    longest: Math.max(0, ...tasksIn(traceEvents)),
    longestScript: Math.max(0, ...stretches),
    blocking: stretches.reduce((sum, ms) => sum + Math.max(0, ms - LONGEST_SCRIPT_MS), 0),
  };
}
