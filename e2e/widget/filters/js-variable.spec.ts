import { aHostPage, expect, offer, test } from '../../fixtures/stub.ts';
import { aWirePopup } from '../../helpers/a-display-answer.ts';
import { isShown, openWithFilters } from '../../models/filter-page.ts';

const SHOP =
  '<script>shop = { customer: { tier: "gold-plus" }, tiers: ["tin", "gold"], items: [], open() {}, get trap() { throw new Error("not for you"); } };</script>';

const filter = (path: string, operator: string, value: string) => ({
  js_filter: {
    display_if_specific_js_active: 'yes',
    display_if_specific_js: [
      { js_name_pair: path, js_value_pair: value, js_show_pair: 'show', js_match_pair: operator },
    ],
  },
});

/** Each case: path, operator, value of the owner, and what the filter says. */
const CASES = [
  ['shop.customer.tier', 'start', 'gold', 'passes'],
  ['shop["customer"].tier', 'start', 'gold', 'passes'],
  ['shop.tiers[1]', 'start', 'gold', 'passes'],
  ['shop.customer.missing.deeper', 'start', 'gold', 'stops'],
  ['shop.trap', 'start', 'gold', 'stops'],
  ['alert(1)', 'start', 'gold', 'stops'],
  ['shop[customer]', 'start', 'gold', 'stops'],
  // An object, a list and a function are present, but have no text.
  ['shop.customer', 'contain', 'o', 'stops'],
  ['shop.customer', 'any_value', 'o', 'passes'],
  ['shop.items', 'contain', 'o', 'stops'],
  ['shop.items', 'any_value', 'o', 'passes'],
  ['shop.open', 'contain', 'o', 'stops'],
  ['shop.open', 'any_value', 'o', 'passes'],
] as const;

test('the variable filter shows a popup by the variable that its path names', async ({
  page,
  stub,
  site,
}) => {
  await openWithFilters({ page, stub, site }, filter('shop.customer.tier', 'start', 'gold'), {
    body: SHOP,
  });
  await isShown(page);
});

test('the variable filter reads variables by their path, treats all else as missing, and runs no code', async ({
  page,
  stub,
  site,
}) => {
  page.on('dialog', () => {
    throw new Error('code was run');
  });
  site.setPage('/', aHostPage(SHOP));
  const popups = CASES.map(([path, operator, value], index) =>
    aWirePopup({
      poptin_id: `varpopup00${100 + index}`,
      on_click: 1,
      display_after_sec_active: 'no',
      ...filter(path, operator, value),
    }),
  );
  offer(stub, popups);
  await page.goto(site.url);
  await page.waitForFunction(() => 'beckon' in window);
  const explained: readonly {
    readonly lines: readonly { readonly name: string; readonly verdict: string }[];
  }[] = await page.evaluate(() => Object(window).beckon.explain());
  const verdicts = explained.map(
    ({ lines }) => lines.find(({ name }) => name === 'jsVariables')?.verdict,
  );
  expect(CASES.map(([path, operator], at) => [path, operator, verdicts[at]])).toEqual(
    CASES.map(([path, operator, , verdict]) => [path, operator, verdict]),
  );
});
