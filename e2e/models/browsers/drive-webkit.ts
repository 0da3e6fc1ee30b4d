import type { Server } from 'node:http';
import { expect } from '@playwright/test';
import { By } from 'selenium-webdriver';
import type { ScenarioSite } from '../../helpers/scenario-site.ts';
import { serveScenarioSite } from '../../helpers/serve-scenario-site.ts';
import { startWebkit } from '../../helpers/webkit.ts';
import type { DrivenPage } from '../play-scenario.ts';

const WAIT_LIMIT_MS = 30_000;
const POLL_MS = [20, 50, 100, 250];

/** One window for many visits, because a new one starts slowly. */
export interface WebkitVisits {
  /**
   * Opens no page yet. Each visit is to a site with another name, so no visit has cookies of
   * another one.
   */
  visit(site: ScenarioSite): Promise<DrivenPage>;
  end(): Promise<void>;
}

export async function startWebkitVisits(): Promise<WebkitVisits> {
  const webkit = await startWebkit();
  const window = await webkit.open();
  const servers: Server[] = [];
  const read = (expression: string): Promise<unknown> =>
    window.executeScript(`return (${expression})`);
  return {
    async visit(site) {
      const server = await serveScenarioSite(site);
      servers.push(server);
      const address = server.address();
      // A subdomain, so that cookies can be set for its parent domain. The name resolves to this
      // machine.
      const host = `www.site-${servers.length}.localhost`;
      const url = `http://${host}:${typeof address === 'object' ? address?.port : ''}`;
      return {
        open: (pathname) => window.get(url + pathname),
        press: (selector) => window.findElement(By.css(selector)).click(),
        read,
        waitUntil: (expression) =>
          expect
            .poll(() => read(expression).catch(whenLeft), {
              message: expression,
              intervals: POLL_MS,
              timeout: WAIT_LIMIT_MS,
            })
            .toBeTruthy(),
      };
    },
    async end() {
      await webkit.stop();
      for (const server of servers) server.close();
    },
  };
}

/** The page was left during the request. */
const whenLeft = (): boolean => false;
