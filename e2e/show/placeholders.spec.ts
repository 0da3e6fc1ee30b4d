import { expect, test } from '../fixtures/stub.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';
import { holding } from '../helpers/holding.ts';

for (const [tag, wanted] of [
  ['{conversion_url}', (url: string) => url],
  ['/next?from={path_url}', (_: string, path: string) => `/next?from=${encodeURIComponent(path)}`],
] as const) {
  test(`in a link, ${tag} is replaced by the page's address`, async ({ page, stub, site }) => {
    const popup = await anOfferedPopup(
      { page, stub, site },
      holding(`<a data-block="link-button" href="${tag}">Go</a>`),
    );
    const { pathname } = new URL(page.url());
    await expect(popup.root.getByRole('link', { name: 'Go' })).toHaveAttribute(
      'href',
      wanted(page.url(), pathname),
    );
  });
}

const DATES =
  '<p id="dates">{{curr_year}} {{prev_mon}} {{curr_mon}} {{next_mon}} {{yest_day}} {{today_day}} {{tomo_day}} {{today_dmy}} {{tomo_mdy}} {{no_such_tag}}</p>';
for (const [language, words] of [
  [
    'en',
    '2026 October November December Friday Saturday Sunday 21/11/2026 11/22/2026 {{no_such_tag}}',
  ],
  [
    'he',
    '2026 אוקטובר נובמבר דצמבר יום שישי יום שבת יום ראשון 21/11/2026 11/22/2026 {{no_such_tag}}',
  ],
] as const) {
  test(`date placeholders are filled in, in ${language}`, async ({ page, stub, site }) => {
    const popup = await anOfferedPopup({ page, stub, site }, { ...holding(DATES), lang: language });
    await expect(popup.root.locator('#dates')).toHaveText(words);
  });
}

test('a free-plan popup keeps its placeholders unchanged', async ({ page, stub, site }) => {
  const popup = await anOfferedPopup({ page, stub, site }, holding(DATES), {
    answer: { if_freemium: true },
  });
  await expect(popup.root.locator('#dates')).toContainText('{{curr_year}} {{prev_mon}}');
});
