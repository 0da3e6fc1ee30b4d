import { expect, test } from '../fixtures/stub.ts';
import { anOfferedGame } from '../models/offered-game.ts';

for (const [kind, button, key] of [
  ['wheel', 'Spin', 'Enter'],
  ['scratch', 'Reveal my prize', 'Space'],
  ['gift', 'Gift box 3', 'Space'],
] as const) {
  for (const wins of [true, false]) {
    test(`the ${kind} can be played by keyboard alone, and ${wins ? 'a win' : 'a loss'} is announced`, async ({
      page,
      stub,
      site,
    }) => {
      const game = await anOfferedGame({ page, stub, site }, { game: kind, wins });
      await expect(page.getByRole('status').filter({ hasText: 'You won' })).toHaveCount(0);
      const target = page.getByRole('button', { name: button });
      for (
        let tabs = 0;
        tabs < 6 && !(await target.evaluate((element) => element.matches(':focus')));
        tabs += 1
      )
        await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
      await page.keyboard.press(key);
      await game.untilItMoves();
      await game.soon(async () => {
        await game.pass(1_000);
        expect(
          await page
            .getByRole('status')
            .filter({ hasText: wins ? 'You won: 10% off' : 'No prize this time' })
            .count(),
        ).toBe(1);
      });
      await game.soon(async () => expect(await game.screen()).toBe(wins ? 'won' : 'lost'));
      expect(
        await game.root.evaluate(
          (root) => root.ownerDocument.activeElement !== root.ownerDocument.body,
        ),
        'the keyboard stays in the popup',
      ).toBe(true);
      await page.keyboard.press('Escape');
      await game.untilGone();
    });
  }
}
