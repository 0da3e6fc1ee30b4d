import { aHostPage, CLIENT_ID, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

const ID = 'wheelpopup001';
const TEMPLATE = `<style data-css>.poptin-popup{background:#fff;padding:24px}</style><div id="${ID}" class="poptin-popup" data-poptin-id="${ID}">
<section data-screen="play"><h2>Try your luck</h2><div data-block="game" data-game="wheel"></div></section>
<section data-screen="won"><h2>You won {{prize_label}} with {{prize_code}}</h2></section><section data-screen="lost"><h2>Not this time</h2></section></div>`;
const prizes = (chances?: readonly [number, number]): Record<string, unknown> => ({
  '1': {
    prize_id: '1',
    label: '10% off',
    loosing_option: 0,
    ...(chances === undefined ? {} : { chances: chances[0], code: 'TEN' }),
  },
  '2': {
    prize_id: '2',
    label: 'Nothing',
    loosing_option: 1,
    ...(chances === undefined ? {} : { chances: chances[1] }),
  },
});
const wheel = (changes: Record<string, unknown> = {}): Record<string, unknown> =>
  aWirePopup({
    poptin_id: ID,
    poptin_type: 'gamified',
    poptin: TEMPLATE,
    prizes: prizes(),
    design_properties: { poptin_design_form_position: 'never' },
    ...changes,
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ site }) => site.setPage('/', aHostPage()));

test('the server draws a prize for the reported view, and the prize is announced', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [wheel()]);
  stub.reply(`/api/display/draw/${ID}`, {
    success: true,
    prize_id: '1',
    is_winner: true,
    label: '10% off',
    code: 'UNIQUE-7',
    redirect_to: '',
  });
  await page.goto(site.url);
  await dialogOn(page).getByRole('button', { name: /spin/i }).click();
  await expect(dialogOn(page)).toContainText('You won 10% off with UNIQUE-7');
  expect(stub.seen('/api/display/draw').map(({ fields }) => fields)).toEqual([
    {
      client_id: CLIENT_ID,
      viewer_id: 'viewer1',
      poptin_view_id: 'view-1',
      cancel_visitor_count: '0',
    },
  ]);
});

test('the browser draws if the server sends odds', async ({ page, stub, site }) => {
  offer(stub, [wheel({ prizes: prizes([0, 100]) })]);
  await page.goto(site.url);
  await dialogOn(page).getByRole('button', { name: /spin/i }).click();
  await expect(dialogOn(page)).toContainText('Not this time');
  expect(stub.seen('/api/display/draw')).toEqual([]);
});

for (const [how, failure] of [
  ['answers 503', { status: 503, body: '' }],
  ['answers nonsense', { success: true }],
  ['refuses the ticket', { status: 403, body: '' }],
] as const) {
  test(`a draw that ${how} is not shown as a loss, and the visitor can play again`, async ({
    page,
    stub,
    site,
  }) => {
    offer(stub, [wheel()]);
    stub.reply(`/api/display/draw/${ID}`, failure);
    await page.goto(site.url);
    await dialogOn(page).getByRole('button', { name: /spin/i }).click();
    await expect(dialogOn(page).getByRole('alert')).toContainText(
      'Something went wrong. Your turn is kept.',
    );
    await expect(dialogOn(page)).not.toContainText('Not this time');
    await expect(dialogOn(page).getByRole('button', { name: 'Try again' })).toBeFocused();
    stub.reply(`/api/display/draw/${ID}`, {
      success: true,
      prize_id: '1',
      is_winner: true,
      label: '10% off',
      code: 'UNIQUE-7',
      redirect_to: '',
    });
    await page.keyboard.press('Enter');
    await expect(dialogOn(page)).toContainText('You won 10% off with UNIQUE-7');
    expect(
      new Set(stub.seen('/api/display/viewed').map(({ fields }) => fields['idempotency_key'])),
    ).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/u)]));
  });
}

test('a game that no longer exists says that it has ended', async ({ page, stub, site }) => {
  offer(stub, [wheel({ lang: 'he' })]);
  stub.reply(`/api/display/draw/${ID}`, { status: 404, body: '' });
  await page.goto(site.url);
  await dialogOn(page).getByRole('button', { name: 'סובבו' }).click();
  await expect(dialogOn(page).getByRole('alert')).toContainText('המשחק הזה הסתיים.');
  await expect(dialogOn(page)).not.toContainText('Not this time');
});

test('a draw without any prize left is a loss', async ({ page, stub, site }) => {
  offer(stub, [wheel()]);
  stub.reply(`/api/display/draw/${ID}`, {
    success: true,
    prize_id: '',
    is_winner: false,
    label: '',
    code: '',
    redirect_to: '',
  });
  await page.goto(site.url);
  await dialogOn(page).getByRole('button', { name: /spin/i }).click();
  await expect(dialogOn(page)).toContainText('Not this time');
});
