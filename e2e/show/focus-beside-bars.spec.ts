import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { CLOSING } from '../helpers/a-closing-popup.ts';
import { visitInStillTime } from '../models/still-page.ts';

const LINKS = Array.from({ length: 40 }, (_, at) => `<p><a href="#${at}">Link ${at}</a></p>`).join(
  '',
);

/** The links that are completely behind the bar while they have the focus. */
async function coveredLinks(page: Page, key: string): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let at = 0; at < 30; at += 1) {
    await page.keyboard.press(key);
    const text = await page.evaluate(() => {
      const { activeElement } = document;
      const bar = document
        .querySelector('[data-beckon=popup]')
        ?.shadowRoot?.querySelector('.bkv-card');
      if (activeElement?.localName !== 'a' || !bar) return undefined;
      const [link, over] = [activeElement.getBoundingClientRect(), bar.getBoundingClientRect()];
      return link.top >= over.top && link.bottom <= over.bottom
        ? activeElement.textContent
        : undefined;
    });
    if (text !== undefined && text !== null) covered.push(text);
  }
  return covered;
}

for (const vertical of ['top', 'bottom'] as const)
  test(`a bar at the ${vertical} does not cover the link that has the focus, and leaves the page's own padding alone`, async ({
    page,
    host,
    owner,
  }) => {
    const id = await owner.publish({
      type: 'bar',
      settings: {
        closing: CLOSING,
        appearance: {
          location: { horizontal: 'center', vertical },
          entryEffect: 'none',
          exitEffect: 'none',
          pushesPage: false,
          background: 'none',
          size: { width: 1280, height: 60 },
        },
      },
    });
    const popup = await visitInStillTime({ page, host }, id, {
      body: `<style>html { scroll-padding: 7px }</style><h1 style="height: 200px">Links</h1>${LINKS}`,
    });
    const padding = (): Promise<string> =>
      page.evaluate(
        (side) =>
          getComputedStyle(document.documentElement).getPropertyValue(`scroll-padding-${side}`),
        vertical,
      );
    await popup.soon(async () => expect(await padding()).not.toBe('7px'));
    expect(await coveredLinks(page, 'Tab')).toEqual([]);
    if (vertical === 'top') expect(await coveredLinks(page, 'Shift+Tab')).toEqual([]);
    await popup.closeByX();
    await popup.untilGone();
    await popup.soon(async () => expect(await padding()).toBe('7px'));
    expect(await page.locator('html').getAttribute('style')).toBeNull();
  });
