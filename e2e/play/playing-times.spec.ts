import { expect, test } from '../fixtures/stub.ts';
import { anOfferedGame } from '../models/offered-game.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

test.use(WITH_MOTION);

/** The still page cannot find the start of a movement more precisely than this. */
const NEARLY_MS = 200;

test('the wheel spins for 7 s, and its result comes a second later', async ({
  page,
  stub,
  site,
}) => {
  const game = await anOfferedGame({ page, stub, site });
  await page.getByRole('button', { name: 'Spin' }).click();
  await game.untilItMoves();
  await game.pass(7_000 - NEARLY_MS);
  await expect(page.locator('.bk-wheel')).toHaveAttribute('data-state', 'spinning');
  expect(await game.announced()).toBe('');
  await game.pass(2 * NEARLY_MS);
  expect(await game.announced()).toBe('You won: 10% off');
  await game.pass(1_000 - 2 * NEARLY_MS);
  expect(await game.screen()).toBe('play');
  await game.pass(2 * NEARLY_MS);
  expect(await game.screen()).toBe('won');
});

test('a win on the wheel is announced as soon as it stops if the play screen is skipped', async ({
  page,
  stub,
  site,
}) => {
  const game = await anOfferedGame({ page, stub, site }, { withoutPostPlay: true });
  await page.getByRole('button', { name: 'Spin' }).click();
  await game.untilItMoves();
  await game.pass(7_000 - NEARLY_MS);
  expect(await game.screen()).toBe('play');
  await game.pass(2 * NEARLY_MS);
  expect(await game.screen()).toBe('won');
});

test('an open gift box shows for 8 s if the play screen is skipped', async ({
  page,
  stub,
  site,
}) => {
  const game = await anOfferedGame({ page, stub, site }, { game: 'gift', withoutPostPlay: true });
  await page.getByRole('button', { name: 'Gift box 1' }).click();
  await game.untilItMoves();
  await game.soon(async () => expect(await game.announced()).toMatch(/\S/));
  await game.pass(8_000 - NEARLY_MS);
  expect(await game.screen()).toBe('play');
  await game.pass(2 * NEARLY_MS);
  expect(await game.screen()).toBe('won');
});

test.describe('for visitors who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [kind, button] of [
    ['wheel', 'Spin'],
    ['scratch', 'Reveal my prize'],
    ['gift', 'Gift box 2'],
  ] as const) {
    test(`the ${kind} fades briefly and announces its prize within 2 s`, async ({
      page,
      stub,
      site,
    }) => {
      const game = await anOfferedGame({ page, stub, site }, { game: kind });
      await page.getByRole('button', { name: button }).click();
      await game.untilItMoves();
      await game.pass(2_000);
      expect(await game.screen()).toBe('won');
    });
  }
});
