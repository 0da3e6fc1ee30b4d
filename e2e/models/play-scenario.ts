import { expect } from '@playwright/test';
import { createScenarioSite, type ScenarioSite } from '../helpers/scenario-site.ts';
import type { ConsentScenario } from './consent/consent-scenario.ts';
import type { ModeCase } from './consent/mode-cases.ts';

/**
 * A page in any browser, independent of the tool that drives it. Expressions are JavaScript that
 * runs in the page.
 */
export interface DrivenPage {
  open(pathname: string): Promise<void>;
  press(selector: string): Promise<void>;
  read(expression: string): Promise<unknown>;
  waitUntil(expression: string): Promise<void>;
}

/** Opens a browser that has never visited the site. */
export type Drive = (site: ScenarioSite) => Promise<DrivenPage>;

/** Events that other scripts may send at any time. */
const OTHERS = /^(wp_listen|run_after)/;
const COOKIES =
  'Object.fromEntries(document.cookie.split("; ").filter(Boolean).map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]))';
const HAS_ASKED = 'window.events.at(-1)?.startsWith("cookie_warning_loaded")';
const IS_SEEN =
  '(selector) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0';

/** Plays the scenario, and compares its events, cookies, records and scripts with the expected ones. */
export async function playScenario(scenario: ConsentScenario, drive: Drive): Promise<void> {
  const { first = [], presses, until } = scenario;
  const site = createScenarioSite(scenario);
  const page = await drive(site);
  await page.open(scenario.path ?? '/');
  for (const selector of first) await press(page, selector);
  const isLoad = presses.length === 0;
  if (!isLoad && first.length === 0) await page.waitUntil(HAS_ASKED);
  const known = isLoad ? 0 : Number(await page.read('window.events.length'));
  const earlier = isLoad ? 0 : site.records.length;
  for (const selector of presses) await press(page, selector);
  await page.waitUntil(until);
  const loads = await page.read('window.loads');
  const events = loads === 1 ? 'window.events' : 'JSON.parse(sessionStorage.pageBefore)';
  const seen: string[] = Object(await page.read(events)).slice(known);
  expect(seen.filter((event) => !OTHERS.test(event))).toEqual(scenario.events);
  expect(await page.read(COOKIES)).toEqual(scenario.cookies);
  expect(await page.read('window.ran ?? []')).toEqual(scenario.ran);
  await expect
    .poll(() => site.records.slice(earlier).map(categoriesOrServices))
    .toEqual(scenario.records);
}

/** Carries out the actions of the case, and checks the next page. */
export async function playModeCase(mode: ModeCase, drive: Drive): Promise<void> {
  const page = await drive(createScenarioSite(mode));
  await page.open('/');
  const { presses, beforeLast } = mode;
  for (const selector of presses.slice(0, -1)) await press(page, selector);
  if (beforeLast !== undefined) await page.waitUntil(beforeLast);
  for (const selector of presses.slice(-1)) await press(page, selector);
  await page.waitUntil(mode.until);
  if (mode.between !== undefined) await page.read(mode.between);
  await page.open('/next');
  await page.waitUntil(mode.next);
  expect(await page.read('String(window.ran ?? "")')).toBe(mode.ran);
}

async function press(page: DrivenPage, selector: string): Promise<void> {
  await page.waitUntil(`(${IS_SEEN})(${JSON.stringify(selector)})`);
  await page.press(selector);
}

function categoriesOrServices(record: Record<string, unknown>): unknown {
  const services = Object(record['consented_services']);
  return Object.keys(services).length > 0 ? services : record['consented_categories'];
}
