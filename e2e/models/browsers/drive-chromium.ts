import type { Page } from '@playwright/test';
import type { ScenarioSite } from '../../helpers/scenario-site.ts';
import type { DrivenPage } from '../play-scenario.ts';

const SITE = 'http://www.site.test';

/** A Playwright page in which the site exists. */
export async function driveChromium(page: Page, site: ScenarioSite): Promise<DrivenPage> {
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const {
      status = 200,
      type,
      body,
    } = await site.answer({
      pathname,
      body: route.request().postData() ?? '',
    });
    await route.fulfill({ status, contentType: type, body });
  });
  return {
    open: async (pathname) => void (await page.goto(`${SITE}${pathname}`)),
    press: (selector) => page.click(selector),
    read: (expression) => page.evaluate(expression),
    waitUntil: async (expression) => void (await page.waitForFunction(expression)),
  };
}
