import { aHostPage, CLIENT_ID, expect, offer, popupOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

const ID = 'wheelpopup001';
const TEMPLATE = `<style data-css>.poptin-popup{background:#fff;padding:24px}</style><div id="${ID}" class="poptin-popup" data-poptin-id="${ID}">
<section data-screen="play"><h2>Try your luck</h2><div data-block="game" data-game="wheel"></div></section>
<section data-screen="won"><h2>You won {{prize_label}} with {{prize_code}}</h2></section><section data-screen="lost"><h2>Not this time</h2></section></div>`;
const prizes = (chances?: readonly [number, number]): Record<string, unknown> => ({
  '1': { prize_id: '1', label: '10% off', loosing_option: 0, ...(chances === undefined ? {} : { chances: chances[0], code: 'TEN' }) },
  '2': { prize_id: '2', label: 'Nothing', loosing_option: 1, ...(chances === undefined ? {} : { chances: chances[1] }) },
});
const wheel = (changes: Record<string, unknown> = {}): Record<string, unknown> => aWirePopup({
  poptin_id: ID, poptin_type: 'gamified', poptin: TEMPLATE, prizes: prizes(), design_properties: { poptin_design_form_position: 'never' }, ...changes,
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ site }) => site.setPage('/', aHostPage()));

test('the server draws, with the view as its ticket, and the prize is told', async ({ page, stub, site }) => {
  offer(stub, [wheel()]);
  stub.reply(`/api/display/draw/${ID}`, { success: true, prize_id: '1', is_winner: true, label: '10% off', code: 'UNIQUE-7', redirect_to: '' });
  await page.goto(site.url);
  await popupOn(page).getByRole('button', { name: /spin/i }).click();
  await expect(popupOn(page)).toContainText('You won 10% off with UNIQUE-7');
  expect(stub.seen('/api/display/draw').map(({ fields }) => fields)).toEqual([{ client_id: CLIENT_ID, viewer_id: 'viewer1', poptin_view_id: 'view-1', cancel_visitor_count: '0' }]);
});

test('a server that sends odds leaves the draw to the browser', async ({ page, stub, site }) => {
  offer(stub, [wheel({ prizes: prizes([0, 100]) })]);
  await page.goto(site.url);
  await popupOn(page).getByRole('button', { name: /spin/i }).click();
  await expect(popupOn(page)).toContainText('Not this time');
  expect(stub.seen('/api/display/draw')).toEqual([]);
});

test('a draw that fails is a loss: the wheel is never stuck', async ({ page, stub, site }) => {
  offer(stub, [wheel()]);
  stub.reply(`/api/display/draw/${ID}`, { status: 503, body: '' });
  await page.goto(site.url);
  await popupOn(page).getByRole('button', { name: /spin/i }).click();
  await expect(popupOn(page)).toContainText('Not this time');
  await expect.poll(() => stub.seen('/api/display/errors').length).toBe(1);
});

test('a draw with nothing left to win is a loss', async ({ page, stub, site }) => {
  offer(stub, [wheel()]);
  stub.reply(`/api/display/draw/${ID}`, { success: true, prize_id: '', is_winner: false, label: '', code: '', redirect_to: '' });
  await page.goto(site.url);
  await popupOn(page).getByRole('button', { name: /spin/i }).click();
  await expect(popupOn(page)).toContainText('Not this time');
});
