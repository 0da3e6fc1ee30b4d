import { expect, test } from '../fixtures/stub.ts';
import { aTemplate } from '../helpers/a-display-answer.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';

const LINK =
  '<a data-block="link-button" href="/shop" data-conversion="true" data-closes="true">Shop now</a>';
const popup = (design: Record<string, unknown>): Record<string, unknown> => ({
  poptin_target: 'click',
  poptin: aTemplate('abcdefghijk01').replace(/<form.*<\/form>/su, LINK),
  design_properties: { poptin_design_thank_screen: 1, ...design },
});

/** How long the thank-you screen shows before the link is followed. */
const DELAYS = [
  [
    'the seconds of its thank-you screen',
    { poptin_design_thank_screen_auto_close: 1, poptin_design_thank_screen_auto_close_sec: 3 },
    3_000,
  ],
  ['5 s by default', {}, 5_000],
] as const;

for (const [what, design, delayMs] of DELAYS) {
  test(`a link button of a popup with a thank-you screen is followed after ${what}`, async ({
    page,
    stub,
    site,
  }) => {
    site.setPage('/shop', '<title>Shop</title>');
    const { pass, root, soon, sent } = await anOfferedPopup({ page, stub, site }, popup(design));
    await root.getByText('Shop now').click();
    await soon(async () => expect(await root.getByText('Thank you').isVisible()).toBe(true));
    // The screen may have opened a moment before it was seen.
    await pass(delayMs - 200);
    await expect(root.getByText('Thank you')).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe('/shop');
    const gone = page.waitForURL(`${site.url}/shop`);
    await pass(200);
    await gone;
    expect(sent).toMatchObject({ conversions: ['Shop now'], closes: [] });
  });
}
