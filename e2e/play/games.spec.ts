import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { expectAccessible } from '../models/accessible-popup.ts';
import { rub, scratchCover } from '../models/scratch-card.ts';
import { recordAnswers } from '../models/consent/visitor-answers.ts';
import { visitAndOpen } from '../models/visit.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

test.use(WITH_MOTION);

test.beforeEach(({ page }) => page.clock.install());

/**
 * Moves the page's clock quickly until this is visible: the wheel needs eight seconds.
 * playing-times.spec.ts tests how long each game takes.
 */
async function hurryUntilShown(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await part.isVisible()).toBe(true);
  }).toPass({ timeout: 15_000, intervals: [20] });
}

const PRIZES = [
  { id: 'ten', label: '10% off', isWinning: true, chances: 1, code: 'TEN', usesCodePool: false },
  { id: 'none', label: 'Nothing', isWinning: false, chances: 0, code: '', usesCodePool: false },
];
const game = (kind: 'wheel' | 'scratch' | 'gift', more: object = {}) => ({
  game: kind,
  prizes: PRIZES,
  skipsPlayScreenAfterWin: false,
  hasCoupon: false,
  formComes: 'never' as const,
  ...more,
});

const SCRATCH_CARD = {
  type: 'gamified',
  format: 'format_2',
  settings: { game: game('scratch') },
} as const;

test('the server draws the wheel’s prize; it is announced when the wheel stops, and is stored with the lead', async ({
  page,
  host,
  owner,
}) => {
  const id = await owner.publish({
    type: 'gamified',
    format: 'format_1',
    settings: { game: game('wheel', { formComes: 'before' }) },
  });
  const drawn = page.waitForResponse((response) =>
    response.url().includes(`/api/display/draw/${id}`),
  );
  const answers = recordAnswers(page);
  const popup = await visitAndOpen(page, host, id);
  const before = (await answers()).join('\n');
  expect(before).toContain('10% off');
  expect(before).not.toMatch(/\bTEN\b/u);
  const email = `winner-${id}@play.example`;
  await popup.root.locator('input[inputmode=email]').fill(email);
  await popup.submit();
  await popup.root.getByRole('button', { name: /spin/iu }).click();
  expect(await (await drawn).json()).toMatchObject({
    prize_id: 'ten',
    is_winner: true,
    code: 'TEN',
  });
  await hurryUntilShown(page, popup.root.getByText('TEN', { exact: true }));
  await expect.poll(async () => (await owner.leads(email))[0]?.prizeLabel).toBe('10% off');
  expect(popup.problems).toEqual([]);
});

test("a scratch that starts beside the card counts from the card's edge", async ({
  page,
  host,
  owner,
}) => {
  const id = await owner.publish(SCRATCH_CARD);
  const popup = await visitAndOpen(page, host, id);
  await rub(page, scratchCover(popup.root), 0.8, 20);
  await hurryUntilShown(page, popup.root.getByText('TEN', { exact: true }));
});

test('a gift box without a prize shows the losing screen', async ({ page, host, owner }) => {
  const prizes = PRIZES.map((prize) => ({ ...prize, chances: prize.isWinning ? 0 : 1 }));
  const id = await owner.publish({
    type: 'gamified',
    format: 'format_3',
    settings: { game: game('gift', { prizes }) },
  });
  const popup = await visitAndOpen(page, host, id);
  await popup.root.getByRole('button', { name: 'Gift box 2' }).press('Enter');
  await hurryUntilShown(page, popup.root.locator('[data-screen="lost"]'));
  await expect(popup.root.getByText('TEN')).toHaveCount(0);
});

test.describe('from the first to the last screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /**
   * Accessible-formats.spec.ts checks each screen of each game in each language. This checks texts
   * that only a visit shows, which are the same for all games.
   */
  test('a game is accessible on the play screen, after a failed draw, and on the won and lost screens', async ({
    page,
    host,
    owner,
  }) => {
    const publish = (chances: readonly [number, number]): Promise<string> => {
      const prizes = PRIZES.map((prize, at) => ({ ...prize, chances: chances[at] ?? 0 }));
      return owner.publish({
        ...SCRATCH_CARD,
        language: 'he',
        settings: { game: game('scratch', { prizes }) },
      });
    };
    const id = await publish([1, 0]);
    const popup = await visitAndOpen(page, host, id);
    const reveal = popup.root.locator('.bk-scratch-reveal');
    await reveal.waitFor();
    await expectAccessible(page);
    await page.route(`**/api/display/draw/${id}`, (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await reveal.press('Enter');
    await popup.root.getByRole('alert').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await hurryUntilShown(page, popup.root.locator('[data-screen="won"]'));
    await expectAccessible(page);

    const loser = await visitAndOpen(page, host, await publish([0, 1]));
    await loser.root.locator('.bk-scratch-reveal').press('Enter');
    await hurryUntilShown(page, loser.root.locator('[data-screen="lost"]'));
    await expectAccessible(page);
  });
});
