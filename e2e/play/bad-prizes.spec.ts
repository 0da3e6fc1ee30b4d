import { expect, test } from '../fixtures/stub.ts';
import { anOfferedGame } from '../models/offered-game.ts';

const LONG = 'A label that its owner wrote without end, '.repeat(8).slice(0, 300);
const prize = (changes: object): object => ({
  prize_id: 'a',
  label: '10% off',
  loosing_option: 0,
  code: 'TEN',
  ...changes,
});
const FORTY = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [
    `p${at}`,
    prize({ prize_id: `p${at}`, label: `Prize ${at + 1}`, chances: at === 39 ? 1 : 0 }),
  ]),
);
const BUTTONS = { wheel: 'Spin', scratch: 'Reveal my prize', gift: 'Gift box 1' } as const;

/**
 * Lists of prizes in a display answer, and the screen at which each game must end. The server draws
 * nothing.
 */
const LISTS = [
  ['with negative chances', { a: prize({ chances: -5 }) }, 'lost'],
  ['with chances in words', { a: prize({ chances: 'many' }) }, 'lost'],
  ['with all chances zero', { a: prize({ chances: 0 }) }, 'lost'],
  ['with no prize', {}, 'lost'],
  ['that does not exist', 'prizes', 'lost'],
  ['of forty', FORTY, 'won'],
  ['with labels of 300 letters', { a: prize({ label: LONG, chances: 1 }) }, 'won'],
  ['without ids', { a: prize({ prize_id: undefined, chances: 1 }) }, 'won'],
  ['without labels', { a: prize({ label: undefined, chances: 1 }), b: null }, 'won'],
] as const;

/** The odds are read and drawn by the same code for each game. Only the wheel tries all lists. */
const FOR_EACH_GAME = ['with no prize', 'of forty', 'with labels of 300 letters', 'without labels'];

for (const kind of ['wheel', 'scratch', 'gift'] as const) {
  const lists = LISTS.filter(([what]) => kind === 'wheel' || FOR_EACH_GAME.includes(what));

  test(`the ${kind} ends at a valid screen with any list of prizes`, async ({
    page,
    stub,
    site,
  }) => {
    for (const [what, prizes, screen] of lists) {
      await test.step(`a list ${what}`, async () => {
        const game = await anOfferedGame(
          { page, stub, site },
          {
            game: kind,
            popup: { prizes },
            drawn: { prize_id: '', is_winner: false, label: '', code: '' },
          },
        );
        await page.getByRole('button', { name: BUTTONS[kind] }).click();
        await game.untilItMoves();
        await game.pass(2_500);
        await expect.poll(() => game.screen()).toBe(screen);
        const box = await game.root.boundingBox();
        expect(box?.width, 'nothing bursts the popup').toBeLessThan(700);
      });
    }
  });
}
