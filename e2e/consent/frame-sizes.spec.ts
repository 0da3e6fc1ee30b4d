import type { Page } from '@playwright/test';
import { SERVICE_LIBRARY } from '@beckon/contract/consent';
import { expect, test } from '../fixtures/beckon.ts';
import { pageThatAsks, publishBanner } from '../models/consent/own-banner.ts';

/** Frames that wait leave the page's layout as it is. docs/behaviour/consent.md#unmarked */

const VIDEO = 'https://www.youtube.com/embed/x';
const frameOf = (size: string): string => `<iframe title="Video" ${size} src="${VIDEO}"></iframe>`;
const SIZED = frameOf('width="420" height="236"');
const bodyOf = (html: string): string => `<style>body{width:1000px;margin:0}</style>${html}`;
const NOTICE = '.cmplz-blocked-content-notice';

const heightOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
const widthOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);

test.beforeEach(async ({ page }) => {
  await page.route('https://www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  );
});

type OpenPage = (html: string) => Promise<void>;

const withPage = test.extend<{ readonly openPage: OpenPage }>({
  openPage: async ({ page, owner, host, server }, use) => {
    const services = SERVICE_LIBRARY.filter(({ id }) => id === 'youtube');
    const { script } = await publishBanner(owner, 'en', { services });
    await use(async (html) => {
      host.setPage('/', pageThatAsks(server.url + script, 'en', bodyOf(html)));
      await page.goto(host.url);
      await expect(page.locator(NOTICE).first()).toBeVisible();
    });
  },
});

withPage(
  'two frames beside each other keep their place while they wait, and after consent',
  async ({ page, openPage }) => {
    await openPage(`<p id="line">${SIZED} ${SIZED}</p>`);
    const waiting = await heightOf(page, '#line');
    expect(waiting).toBeLessThan(250);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.locator(NOTICE)).toHaveCount(0);
    await expect(page.locator('beckon-box')).toHaveCount(0);
    expect(await heightOf(page, '#line')).toBe(waiting);
    await page.reload();
    await expect(page.getByTitle('Video').first()).toHaveAttribute('src', VIDEO);
    expect(await heightOf(page, '#line')).toBe(waiting);
  },
);

withPage(
  'the notice of a single frame is as wide as the frame, but not wider than the page',
  async ({ page, openPage }) => {
    await openPage(`<p>${SIZED}</p>`);
    expect(await widthOf(page, 'beckon-box')).toBe(424);
    await openPage(`<p>${frameOf('width="2000" height="236"')}</p>`);
    expect(await widthOf(page, 'beckon-box')).toBe(1000);
    await openPage(`<p>${frameOf('width="420" style="display:block;margin:0 auto"')}</p>`);
    const box = await page.locator('beckon-box').boundingBox();
    expect(box).toMatchObject({ x: 288, width: 424 });
  },
);

withPage(
  'a frame without a width leaves its notice as wide as the page, and one in percent as wide as it is itself',
  async ({ page, openPage }) => {
    const border = 4;
    for (const [size, width] of [
      ['', 1000],
      ['width="100%" height="300"', 1000],
      ['width="420" style="width:50%"', 500 + border],
    ] as const) {
      await openPage(`<p>text</p>${frameOf(size)}`);
      expect(await widthOf(page, 'beckon-box')).toBe(width);
    }
  },
);
