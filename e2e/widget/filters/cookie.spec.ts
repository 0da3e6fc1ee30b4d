import { test } from '../../fixtures/stub.ts';
import { isHeldBack, isShown, openWithFilters } from '../../models/filter-page.ts';

const filter = (show: 'show' | 'dont_show') => ({
  cookie_filter: {
    display_if_specific_cookie_active: 'yes',
    display_if_specific_cookie: [
      {
        cookie_name_pair: 'points',
        cookie_value_pair: '9',
        cookie_show_pair: show,
        cookie_match_pair: 'greater_than',
      },
    ],
  },
});

test('the cookie filter shows a popup if the cookie is greater as a number', async ({
  page,
  stub,
  site,
}) => {
  await page.context().addCookies([{ name: 'points', value: '10', url: site.url }]);
  await openWithFilters({ page, stub, site }, filter('show'));
  await isShown(page);
});

test('the cookie filter set to hide stops a popup by the same cookie, and without a cookie', async ({
  page,
  stub,
  site,
}) => {
  await openWithFilters({ page, stub, site }, filter('show'));
  await isHeldBack(page, 'cookies');
  await page.context().addCookies([{ name: 'points', value: '10', url: site.url }]);
  await openWithFilters({ page, stub, site }, filter('dont_show'));
  await isHeldBack(page, 'cookies');
});
