import { test } from '../../fixtures/stub.ts';
import { isHeldBack, isShown, openWithFilters } from '../../models/filter-page.ts';

const filter = (path: string, value: string) => ({
  js_filter: {
    display_if_specific_js_active: 'yes',
    display_if_specific_js: [
      { js_name_pair: path, js_value_pair: value, js_show_pair: 'show', js_match_pair: 'start' },
    ],
  },
});
const body =
  '<script>shop = { customer: { tier: "gold-plus" }, tiers: ["tin", "gold"], get trap() { throw new Error("not for you"); } };</script>';

for (const path of ['shop.customer.tier', 'shop["customer"].tier', 'shop.tiers[1]'])
  test(`the variable filter reads the variable ${path} by its path`, async ({
    page,
    stub,
    site,
  }) => {
    await openWithFilters({ page, stub, site }, filter(path, 'gold'), { body });
    await isShown(page);
  });

for (const path of ['shop.customer.missing.deeper', 'shop.trap', 'alert(1)', 'shop[customer]']) {
  test(`the variable filter treats ${path} as missing, and does not run it as code`, async ({
    page,
    stub,
    site,
  }) => {
    page.on('dialog', () => {
      throw new Error('code was run');
    });
    await openWithFilters({ page, stub, site }, filter(path, 'gold'), { body });
    await isHeldBack(page, 'jsVariables');
  });
}

for (const [what, path] of [
  ['an object', 'shop.customer'],
  ['a list', 'shop.items'],
  ['a function', 'shop.open'],
] as const) {
  test(`the variable filter treats ${what} as present, but without text to compare`, async ({
    page,
    stub,
    site,
  }) => {
    const there = (operator: string) => ({
      js_filter: {
        display_if_specific_js_active: 'yes',
        display_if_specific_js: [
          { js_name_pair: path, js_value_pair: 'o', js_show_pair: 'show', js_match_pair: operator },
        ],
      },
    });
    const objects = '<script>shop = { customer: {}, items: [], open() {} };</script>';
    await openWithFilters({ page, stub, site }, there('contain'), { body: objects });
    await isHeldBack(page, 'jsVariables');
    await openWithFilters({ page, stub, site }, there('any_value'), { body: objects });
    await isShown(page);
  });
}
