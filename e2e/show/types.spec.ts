import { POPUP_TYPES, LANGUAGES, directionOf } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { visitInStillTime } from '../models/still-page.ts';

const FRAMES: Readonly<Record<string, string>> = {
  lightbox: 'overlay',
  content: 'overlay',
  gamified: 'overlay',
  mobile: 'overlay',
  fullpage: 'cover',
  sside: 'corner',
  bside: 'corner',
  browsing: 'corner',
  social: 'corner',
  bar: 'bar',
  embedded: 'inline',
};

/** The first format of each type. For social popups, one that needs no account of the owner. */
const FORMATS: Readonly<Record<string, string>> = { social: 'format_5' };

const NOWHERE = { x: -1, y: -1, width: 0, height: 0 };
const hostWith = (id: string): string =>
  `<h1>Host</h1><div class="poptin-embedded" data-id="${id}"></div>`;

for (const language of LANGUAGES) {
  for (const type of POPUP_TYPES.filter((name) => name !== 'content')) {
    test(`a published ${type} popup in ${language} is completely inside the window, in the right direction`, async ({
      page,
      host,
      owner,
    }) => {
      const id = await owner.publish({ type, language, format: FORMATS[type] ?? 'format_1' });
      const isEmbedded = type === 'embedded';
      const visit = isEmbedded ? { body: hostWith(id), opensItself: true } : {};
      const popup = await visitInStillTime({ page, host }, id, visit);
      await popup.pass(2_100);
      const stage = popup.root.locator('xpath=ancestor::*[contains(@class,"bkv-stage")]');
      await expect(stage).toHaveAttribute('data-frame', FRAMES[type] ?? '');
      await expect(stage).toHaveAttribute('dir', directionOf(language));
      await page.evaluate(() =>
        document.getAnimations().forEach((moving) => {
          if (moving.effect?.getComputedTiming().iterations !== Infinity) moving.finish();
        }),
      );
      const { x, y, width, height } = (await popup.root.boundingBox()) ?? NOWHERE;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(width).toBeGreaterThan(200);
      expect([x + width <= 1281, isEmbedded || y + height <= 801]).toEqual([true, true]);
      expect(popup.problems).toEqual([]);
    });
  }
}
