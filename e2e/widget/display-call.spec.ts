import { aHostPage, CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';

/** The fields of the call: docs/behaviour/display-call.md#what-the-call-sends. */
const FIELDS = [
  'domain',
  'referrer',
  'previous_url',
  'cookies',
  'triggers',
  'cc',
  'poptin_forms_id',
  'if_mobile',
  'page_title',
  'origin_landing_page',
  'if_page_refreshed',
  'poptin_viewed_url',
  'previous_visited_pages',
  'previous_visited_pages_with_current_page',
  'previous_visited_pages_with_time_stamp',
  'all_visited_pages',
  'store_integration',
  'store_integration_customer_id',
  'wix_cart_id',
  'cart_total_items',
  'cart_total_price',
  'cart_products_ids_list',
  'cart_products_org_ids_list',
  'preview_poptin_id',
  'cancel_visitor_count',
  'converted_email',
];

test('the display call is a simple request with each documented field', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage('<div class="poptin-embedded" data-id="embeddedpop01"></div>'));
  offer(stub, []);
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/display/')) methods.push(request.method());
  });
  await page.goto(`${site.url}/?utm_source=news`);
  await expect.poll(() => stub.calls.length).toBeGreaterThan(0);
  const [call] = stub.seen(`/api/display/${CLIENT_ID}`);
  expect(Object.keys(call?.fields ?? {})).toEqual(expect.arrayContaining(FIELDS));
  expect(call?.fields).toMatchObject({
    domain: 'localhost',
    if_mobile: '0',
    page_title: 'Host page',
    if_page_refreshed: '0',
    cancel_visitor_count: '0',
  });
  expect(JSON.parse(call?.fields['poptin_forms_id'] ?? '')).toEqual(['embeddedpop01']);
  expect(JSON.parse(call?.fields['triggers'] ?? '')).toMatchObject({ visits: 1, pages: 1 });
  expect(methods).toEqual(['POST']);
});

test('the second page of a visit reports the first one, and a reload is reported as one', async ({
  page,
  stub,
  site,
}) => {
  for (const path of ['/', '/second']) site.setPage(path, aHostPage());
  offer(stub, []);
  const latest = () => stub.seen(`/api/display/${CLIENT_ID}`).at(-1)?.fields ?? {};
  for (const [count, url] of [
    [1, site.url],
    [2, `${site.url}/second`],
  ] as const) {
    await page.goto(url);
    await expect.poll(() => stub.seen(`/api/display/${CLIENT_ID}`).length).toBe(count);
  }
  expect(JSON.parse(latest()['previous_visited_pages'] ?? '')).toEqual([`${site.url}/`]);
  expect(JSON.parse(latest()['all_visited_pages'] ?? '')).toEqual([
    `${site.url}/`,
    `${site.url}/second`,
  ]);
  expect(latest()).toMatchObject({
    previous_url: `${site.url}/`,
    origin_landing_page: `${site.url}/`,
    if_page_refreshed: '0',
  });
  await page.reload();
  await expect.poll(() => stub.seen(`/api/display/${CLIENT_ID}`).length).toBe(3);
  expect(latest()['if_page_refreshed']).toBe('1');
});
