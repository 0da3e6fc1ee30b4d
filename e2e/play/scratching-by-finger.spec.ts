import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/stub.ts';
import { anOfferedGame } from '../models/offered-game.ts';
import { dragFinger, rubByFinger, scratchCover } from '../models/scratch-card.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

const NEARLY_MS = 200;

test.use({
  ...WITH_MOTION,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const overflow = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('a finger scratches without scrolling the page, and the prize is announced 3 s after half of the cover is gone', async ({
  page,
  stub,
  site,
}) => {
  const game = await anOfferedGame({ page, stub, site }, { game: 'scratch' });
  await page.evaluate(() => {
    document.body.style.height = '4000px';
  });
  const cover = scratchCover(game.root);
  const card = page.locator('.bk-scratch');
  const place = await cover.boundingBox();
  expect(await overflow(page)).toBe('hidden');

  await rubByFinger(page, cover, 0.3);
  expect(await scrolled(page)).toBe(0);
  expect(await cover.boundingBox(), 'the card stays where the finger is').toEqual(place);
  await game.pass(10_000);
  await expect(card).toHaveAttribute('data-state', 'covered');

  await rubByFinger(page, cover, 0.7);
  await game.untilItMoves();
  expect(await scrolled(page)).toBe(0);
  expect(await game.announced()).toBe('You won: 10% off');
  await game.pass(3_000 - NEARLY_MS);
  await expect(card).toHaveAttribute('data-state', 'revealed');
  await game.pass(2 * NEARLY_MS);
  await expect(card).toHaveAttribute('data-state', 'over');
  await game.pass(1_000);
  expect(await game.screen()).toBe('won');

  await page.keyboard.press('Escape');
  await game.untilGone();
  expect(await overflow(page)).toBe('visible');
  await dragFinger(page, [
    { x: 195, y: 700 },
    { x: 195, y: 200 },
  ]);
  await game.soon(async () => expect(await scrolled(page)).toBeGreaterThan(100));
});

test('a straight line down scratches off everything on its way, because the browser does not scroll instead', async ({
  page,
  stub,
  site,
}) => {
  const game = await anOfferedGame({ page, stub, site }, { game: 'scratch' });
  const cover = scratchCover(game.root);
  const card = await cover.boundingBox();
  if (!card) throw new Error('no card');
  const middle = card.x + card.width / 2;
  await dragFinger(
    page,
    [
      { x: middle, y: card.y + 6 },
      { x: middle, y: card.y + card.height - 6 },
    ],
    20,
  );
  const gone = await cover.evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const column =
      canvas.getContext('2d')?.getImageData(canvas.width / 2, 0, 1, canvas.height).data ?? [];
    return [...column].filter((value, at) => at % 4 === 3 && value === 0).length / canvas.height;
  });
  expect(gone, 'the browser has not taken the finger for scrolling').toBeGreaterThan(0.95);
});
