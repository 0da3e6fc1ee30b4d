import type { Server } from 'node:http';
import { expect } from '@playwright/test';
import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core';
import { firefoxPath } from '../../helpers/firefox-path.ts';
import type { ScenarioSite } from '../../helpers/scenario-site.ts';
import { serveScenarioSite } from '../../helpers/serve-scenario-site.ts';
import type { DrivenPage } from '../play-scenario.ts';

const START_LIMIT_MS = 60_000;
const WAIT_LIMIT_MS = 30_000;
/** The intervals grow, because polling a background tab every 20 ms would block its other work. */
const POLL_MS = [20, 50, 100, 250];
/**
 * A subdomain, so that cookies can be set for its parent domain. Firefox resolves this name to this
 * machine.
 */
const HOST = 'www.site.test';

/** One Firefox for many visits, because it starts slowly. */
export interface FirefoxVisits {
  /** Errors of all pages. */
  readonly problems: string[];
  /** Opens the first page for a new visitor of the site. `headers` are sent with each answer. */
  visit(site: ScenarioSite, headers?: Readonly<Record<string, string>>): Promise<FirefoxVisit>;
  end(): Promise<void>;
}

export interface FirefoxVisit extends DrivenPage {
  readonly page: Page;
  /** Opens another tab of the same visitor, in front. */
  newTab(): Promise<DrivenPage>;
}

export async function startFirefox(): Promise<FirefoxVisits> {
  const executablePath = firefoxPath();
  const browser = await launch({
    browser: 'firefox',
    headless: true,
    timeout: START_LIMIT_MS,
    extraPrefsFirefox: { 'network.dns.localDomains': HOST },
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const problems: string[] = [];
  const servers: Server[] = [];
  return {
    problems,
    async visit(site, headers = {}) {
      const server = await serveScenarioSite(site, headers);
      servers.push(server);
      return visit(browser, server, problems);
    },
    async end() {
      await browser.close();
      for (const server of servers) server.close();
    },
  };
}

async function visit(browser: Browser, server: Server, problems: string[]): Promise<FirefoxVisit> {
  const address = server.address();
  const url = `http://${HOST}:${typeof address === 'object' ? address?.port : ''}`;
  const context = await browser.createBrowserContext();
  const { page, driven } = await newTab(context, url, problems);
  return {
    ...driven,
    page,
    newTab: async () => (await newTab(context, url, problems)).driven,
  };
}

async function newTab(
  context: BrowserContext,
  url: string,
  problems: string[],
): Promise<{ readonly page: Page; readonly driven: DrivenPage }> {
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  const driven: DrivenPage = {
    open: async (pathname) => void (await page.goto(url + pathname)),
    press: (selector) => page.click(selector),
    read: (expression) => page.evaluate(expression),
    // Polls from the test, not in the page: background tabs draw nothing and delay their timers,
    // and a strict content policy blocks puppeteer's own polling.
    waitUntil: (expression) =>
      expect
        .poll(() => page.evaluate(expression).catch(whenLeft), {
          message: expression,
          intervals: POLL_MS,
          timeout: WAIT_LIMIT_MS,
        })
        .toBeTruthy(),
  };
  return { page, driven };
}

/** The page was left during the request. */
const whenLeft = (): boolean => false;
