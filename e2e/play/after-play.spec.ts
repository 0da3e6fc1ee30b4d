import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/stub.ts';
import { anOfferedGame, type OfferedGame } from '../models/offered-game.ts';

const NEARLY_MS = 200;
const AWAY = '/after-the-game';
const toAway = {
  redirect_to: 'url',
  redirect_to_options: { redirect_to_url: AWAY, redirect_close: 0 },
};

async function play(game: OfferedGame, screen: 'won' | 'lost' | 'form'): Promise<void> {
  await game.root.getByRole('button', { name: /^(Spin|סובבו)$/u }).click();
  await game.untilItMoves();
  await game.soon(async () => expect(await game.screen()).toBe(screen));
}

/**
 * Records in the page where it would navigate to, and prevents it, because a real navigation takes
 * longer.
 */
test.beforeEach(({ page }) =>
  page.addInitScript((away) => {
    const ledTo: string[] = [];
    Object.assign(window, { ledTo });
    Object(window).navigation.addEventListener('navigate', (event: Event) => {
      const { pathname } = new URL(Object(event).destination.url);
      if (pathname !== away) return;
      event.preventDefault();
      ledTo.push(pathname);
    });
  }, AWAY),
);
const ledTo = (page: Page): Promise<unknown> => page.evaluate(() => Object(window).ledTo);

for (const [when, seconds, popup, options] of [
  ['after 4 s', 4, {}, {}],
  ['after 12 s when the wheel has a coupon', 12, { wheel_has_coupon: 1 }, {}],
  ['after its own delay, coupon or not', 6, { wheel_has_coupon: 1 }, { redirect_close_delay: 6 }],
] as const) {
  test(`a loss with an address leads to it ${when}`, async ({ page, stub, site }) => {
    const drawn = {
      ...toAway,
      redirect_to_options: {
        ...toAway.redirect_to_options,
        redirect_to_url: `${site.url}${AWAY}`,
        ...options,
      },
    };
    const game = await anOfferedGame({ page, stub, site }, { wins: false, drawn, popup });
    await play(game, 'lost');
    await game.pass(seconds * 1_000 - NEARLY_MS);
    expect(await ledTo(page)).toEqual([]);
    await game.pass(2 * NEARLY_MS);
    expect(await ledTo(page)).toEqual([AWAY]);
    expect(game.sent.closes).toEqual([]);
  });
}

test('a prize that closes the popup closes it after its delay, and leads nowhere', async ({
  page,
  stub,
  site,
}) => {
  const drawn = {
    redirect_to: 'close',
    redirect_to_options: { redirect_to_url: '', redirect_close: 1, redirect_close_delay: 3 },
  };
  const game = await anOfferedGame({ page, stub, site }, { wins: false, drawn });
  await play(game, 'lost');
  await game.pass(3_000 - NEARLY_MS);
  await game.isOpen();
  await game.pass(2 * NEARLY_MS);
  await game.isGone();
  expect(await ledTo(page)).toEqual([]);
});

test('a form after play comes before the prize, and only if the visitor has won', async ({
  page,
  stub,
  site,
}) => {
  const game = await anOfferedGame({ page, stub, site }, { form: 'after' });
  await play(game, 'form');
  await expect(game.root).not.toContainText('TEN');
  await game.fill('you@example.com', 'noa@example.com');
  await game.submit();
  await game.soon(async () => expect(await game.screen()).toBe('won'));
  await expect(game.root).toContainText('10% off: TEN');
  expect(stub.seen('/api/display/conversion/').map(({ fields }) => fields['email'])).toEqual([
    'noa@example.com',
  ]);
});

test('a loss shows no form, even if the form comes after the game', async ({
  page,
  stub,
  site,
}) => {
  const game = await anOfferedGame({ page, stub, site }, { form: 'after', wins: false });
  await play(game, 'lost');
  await game.pass(60_000);
  expect(await game.screen()).toBe('lost');
  expect(stub.seen('/api/display/conversion/')).toEqual([]);
});

test('a game that was closed after its form starts again with the form, and its second close is reported', async ({
  page,
  stub,
  site,
}) => {
  const game = await anOfferedGame({ page, stub, site }, { form: 'before' });
  expect(await game.screen()).toBe('form');
  await game.fill('you@example.com', 'noa@example.com');
  await game.submit();
  await game.soon(async () => expect(await game.screen()).toBe('play'));
  await game.soon(() =>
    expect(page.getByRole('button', { name: 'Spin' })).toBeVisible({ timeout: 1 }),
  );
  await play(game, 'won');
  await page.keyboard.press('Escape');
  await game.untilGone();
  expect(game.sent.closes).toEqual([]);
  await page.evaluate(() => void Object(window).beckon.show('gamepopup0001'));
  await game.soon(async () => expect(await game.screen()).toBe('form'));
  await expect(game.root.getByPlaceholder('you@example.com')).toHaveValue('');
  await page.keyboard.press('Escape');
  await game.untilGone();
  await expect.poll(() => game.sent.closes).toEqual(['escape']);
});

for (const [language, label, code] of [
  ['en', '10% off "all" & more', 'A<B>10'],
  ['he', '10% הנחה על הכול', 'HE-10'],
] as const) {
  test(`the winning screen shows prize and code unchanged, in ${language}`, async ({
    page,
    stub,
    site,
  }) => {
    const game = await anOfferedGame(
      { page, stub, site },
      { language, labels: [label, '–'], drawn: { code } },
    );
    await play(game, 'won');
    await expect(game.root.getByRole('heading', { name: `${label}: ${code}` })).toBeVisible();
  });
}
