import {
  FORMAT_COUNTS,
  LANGUAGES,
  POPUP_TYPES,
  type PopupType,
  type Screen,
} from '@beckon/contract/values';
import { expect, test } from '../fixtures/worker.ts';

const SIDEWAYS = { width: 844, height: 390 };
/** A small phone, and a phone whose browser shows its bars. */
const LOWEST = [
  { width: 667, height: 375 },
  { width: 740, height: 290 },
];
/** An embedded form scrolls with the page, and "content" is another name for lightbox. */
const TYPES = POPUP_TYPES.filter((type) => type !== 'embedded' && type !== 'content');
/** The number of other looks of the games. */
const GAME_LOOKS = 6;

/** All designs of a type in each language, as a phone shows these screens. */
function designsOf(
  type: PopupType,
  screens: readonly Screen[],
): readonly Readonly<Record<string, string>>[] {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);
  const names = [
    ...numbers(FORMAT_COUNTS[type]).map((number) => ({ format: `format_${number}` })),
    ...numbers(type === 'gamified' ? GAME_LOOKS : 0).map((look) => ({ look })),
  ];
  return names.flatMap((name) =>
    LANGUAGES.flatMap((language) =>
      screens.map((screen) => ({ type, layout: 'mobile', ...name, language, screen })),
    ),
  );
}

for (const type of TYPES)
  for (const window of LOWEST)
    test(`in a window of ${window.width} by ${window.height}, each ${type} can be closed and filled wherever it is scrolled`, async ({
      gallery,
    }) => {
      await gallery.page.setViewportSize(window);
      const screens =
        type === 'gamified' ? (['form', 'play', 'won'] as const) : (['form'] as const);
      expect(await gallery.outOfReachIn(designsOf(type, screens))).toEqual([]);
    });

for (const type of TYPES)
  test(`on a phone held sideways, the form of each ${type} is seen without scrolling`, async ({
    gallery: { page },
  }) => {
    await page.setViewportSize(SIDEWAYS);
    for (const design of designsOf(type, ['form'])) {
      const query = new URLSearchParams({ ...design, still: '' }).toString();
      await page.evaluate((each) => show(each), query);
      const bottom = await page.evaluate(
        () =>
          document
            .querySelector('[data-gallery]')
            ?.shadowRoot?.querySelector('.bk-input')
            ?.getBoundingClientRect().bottom ?? 0,
      );
      expect(bottom, query).toBeLessThanOrEqual(SIDEWAYS.height);
    }
  });

test('on a phone held sideways, the wheel is not higher than the window', async ({
  gallery: { page },
}) => {
  await page.setViewportSize(SIDEWAYS);
  await page.evaluate(() =>
    show('type=gamified&format=format_1&layout=mobile&language=en&screen=play&still='),
  );
  const wheel = page.locator('.bk-wheel').filter({ visible: true });
  expect((await wheel.boundingBox())?.height).toBeLessThan(SIDEWAYS.height);
});
