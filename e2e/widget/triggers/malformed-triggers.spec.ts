import { aHostPage, expect, offer, dialogOn, test } from '../../fixtures/stub.ts';
import { aWirePopup } from '../../helpers/a-display-answer.ts';

const BROKEN: readonly (readonly [name: string, trigger: Record<string, unknown>])[] = [
  ['afterSeconds', { display_after_sec_active: -5 }],
  ['afterSeconds', { display_after_sec_active: [3] }],
  ['afterSeconds', { display_after_sec_active: 1e300 }],
  ['scrolledPercent', { display_after_scroll_active: 400 }],
  ['pageClicks', { display_after_page_click_number_active: 2.5 }],
  ['nthPage', { display_after_visit_page_active: 'second' }],
  ['inactiveSeconds', { display_after_inactive_seconds_active: 1e12 }],
  ['eventName', { display_on_event_active: { now: true } }],
  [
    'shopifyCart',
    {
      shopify_cart_trigger_active: 'yes',
      shopify_cart_trigger_cart_spec_filter: 'about',
      shopify_cart_trigger_cart_spec_value: 3,
    },
  ],
  [
    'wixCart',
    {
      wix_cart_trigger_active: 'yes',
      wix_cart_trigger_cart_spec_filter: 'equal',
      wix_cart_trigger_cart_spec_value: -3,
    },
  ],
];

interface Explained {
  readonly popupId: string;
  readonly state: string;
  readonly lines: readonly {
    readonly source: string;
    readonly name: string;
    readonly verdict: string;
  }[];
}

test('a malformed trigger never fires and is named in the trace, and the other popup works', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage('<h1>Host</h1><p style="height:3000px"></p>'));
  const broken = BROKEN.map(([, trigger], index) =>
    aWirePopup({
      poptin_id: `brokenpopup${10 + index}`,
      poptin_type: 'sside',
      display_after_sec_active: 'no',
      ...trigger,
    }),
  );
  offer(stub, [...broken, aWirePopup()]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  const explained: readonly Explained[] = await page.evaluate(() =>
    Object(window).beckon.explain(),
  );
  expect(explained.map(({ state }) => state)).toEqual([...BROKEN.map(() => 'armed'), 'open']);
  const stopping = explained.map(({ lines }) =>
    lines
      .filter(({ source, verdict }) => source === 'setting' && verdict === 'stops')
      .map(({ name }) => name),
  );
  expect(stopping).toEqual([...BROKEN.map(([name]) => [name]), []]);
});
