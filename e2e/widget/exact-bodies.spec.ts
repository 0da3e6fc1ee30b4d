import { aHostPage, CLIENT_ID, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

/** An unknown visitor, and a customer of a shop who has left an e-mail before. */
const VISITORS = {
  'nobody in particular': {
    store_integration: '',
    store_integration_customer_id: '0',
    converted_email: '',
  },
  'a known customer of a shop': {
    store_integration: 'shopify',
    store_integration_customer_id: '4711',
    converted_email: 'ann@known.example',
  },
} as const;

for (const [who, known] of Object.entries(VISITORS)) {
  test(`viewed and closed calls contain each documented field, and no others: ${who}`, async ({
    page,
    stub,
    site,
  }) => {
    site.setPage('/', aHostPage());
    offer(stub, [aWirePopup()]);
    await page.addInitScript(
      ({ store_integration: shop, store_integration_customer_id: cid, converted_email: email }) => {
        if (shop === '') return;
        Object.assign(window, { Shopify: { shop: 'tern.myshopify.example' }, __st: { cid } });
        localStorage.setItem('poptin_converted_email', email);
      },
      known,
    );
    const types: Record<string, string | undefined> = {};
    page.on('request', (request) => {
      types[new URL(request.url()).pathname] = request.headers()['content-type'];
    });
    await page.goto(`${site.url}/?from=mail#top`);
    await dialogOn(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => stub.seen('/api/display/closed').length).toBe(1);
    const everywhere = {
      ...known,
      client_id: CLIENT_ID,
      url: `${site.url}/?from=mail#top`,
      viewer_id: 'viewer1',
    };
    expect(stub.seen('/api/display/viewed/').map(({ fields }) => fields)).toEqual([
      {
        ...everywhere,
        trigger: 'time',
        type: 'desktop',
        referrer: '',
        origin_landing_page: `${site.url}/?from=mail#top`,
        visits: 1,
      },
    ]);
    // The last four fields are ours: the reason for closing, and the view.
    expect(stub.seen('/api/display/closed/').map(({ fields }) => fields)).toEqual([
      {
        ...everywhere,
        close_trigger: 'x_click',
        poptin_view_id: 'view-1',
        cancel_visitor_count: '0',
      },
    ]);
    expect(types).toMatchObject({
      '/api/display/viewed/abcdefghijk01': expect.stringContaining('text/plain'),
      '/api/display/closed/abcdefghijk01': expect.stringContaining(
        'application/x-www-form-urlencoded',
      ),
    });
  });
}
