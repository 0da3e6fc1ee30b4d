import { LANGUAGE_NAMES, LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { complaintsAboutCards, openCards, untilCardsAreDrawn } from '../models/gallery-cards.ts';
import { dashboard } from '../models/dashboard.ts';

const BRAND_BUTTON = '#7a1fa2';
const BRAND_BUTTON_SHOWN = 'rgb(122, 31, 162)';

test('the list of popups shows how each popup looks', async ({ page, server }) => {
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups`);
  await page.getByLabel('Search popups').fill('Newsletter');
  const row = page.getByRole('listitem', { name: 'Newsletter', exact: true });
  await expect(row.getByText('A letter worth opening')).toBeVisible();
});

test("the designs of the gallery have the colours of the site's brand", async ({
  page,
  server,
  owner,
}) => {
  const site = `/api/owner/sites/${owner.siteId}`;
  await owner.call('PATCH', site, { settings: { brand: { button: BRAND_BUTTON } } });
  try {
    await dashboard(page, server.url).signIn();
    await page.goto(`${server.url}/popups/new`);
    const card = page.getByRole('listitem').filter({ hasText: 'Sunday letter' });
    await expect(card.locator('button', { hasText: 'Send me the letter' })).toHaveCSS(
      'background-color',
      BRAND_BUTTON_SHOWN,
    );
  } finally {
    await owner.call('PATCH', site, { settings: { brand: {} } });
  }
});

test('every card of the gallery shows its complete design, and those of a purpose in the other languages', async ({
  page,
  server,
}) => {
  test.slow();
  await dashboard(page, server.url).signIn();
  await openCards(page, server.url);
  // Pictures and fonts of the cards may still be loading.
  const soon = { timeout: 60_000, intervals: [500] };
  await untilCardsAreDrawn(page, 'en');
  await expect.poll(() => complaintsAboutCards(page), soon).toEqual([]);
  // Accessible-formats.spec.ts draws each design in each language. A card is the same, but smaller.
  await page.getByRole('group', { name: 'Purpose' }).getByText('Newsletter').click();
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    await page.getByText(LANGUAGE_NAMES[language], { exact: true }).click();
    await untilCardsAreDrawn(page, language);
    await expect.poll(() => complaintsAboutCards(page), soon).toEqual([]);
  }
});
