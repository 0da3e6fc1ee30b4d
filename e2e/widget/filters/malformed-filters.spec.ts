import { aHostPage, expect, offer, dialogOn, test } from '../../fixtures/stub.ts';
import { aWirePopup } from '../../helpers/a-display-answer.ts';

const BROKEN: readonly (readonly [name: string, filter: Record<string, unknown>])[] = [
  [
    'jsVariables',
    { js_filter: { display_if_specific_js_active: 'yes', display_if_specific_js: 'everything' } },
  ],
  [
    'jsVariables',
    {
      js_filter: {
        display_if_specific_js_active: 'yes',
        display_if_specific_js: [
          { js_name_pair: 'a', js_value_pair: '1', js_match_pair: 'sounds_like' },
        ],
      },
    },
  ],
  [
    'cookies',
    {
      cookie_filter: {
        display_if_specific_cookie_active: 1,
        display_if_specific_cookie: [{ cookie_name_pair: '', cookie_value_pair: 'x' }],
      },
    },
  ],
  [
    'cookies',
    {
      cookie_filter: {
        display_if_specific_cookie_active: 'yes',
        display_if_specific_cookie: [null],
      },
    },
  ],
  [
    'engagement',
    {
      engagement_with_other_poptin_filter_active: 'yes',
      engagement_with_other_poptin_filter: [
        { poptin_id: 'short', state: 'closed', action: 'show' },
      ],
    },
  ],
  [
    'engagement',
    {
      engagement_with_other_poptin_filter_active: 'yes',
      engagement_with_other_poptin_filter: [
        { poptin_id: 'otherpopup001', state: 'admired', action: 'show' },
      ],
    },
  ],
  ['sourceCode', { source_code_target_active: 'yes', source_code_target_html: { tag: 'h1' } }],
  ['frequency', { d_f_a: 'yes', d_f_r: 'all@display_whenever_9' }],
];

test('a malformed filter does not pass and is named in the trace, and the other popup works', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage());
  const broken = BROKEN.map(([, filter], index) =>
    aWirePopup({ poptin_id: `brokenpopup${10 + index}`, poptin_type: 'sside', ...filter }),
  );
  offer(stub, [...broken, aWirePopup()]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  const explained: readonly {
    readonly state: string;
    readonly lines: readonly { readonly name: string; readonly verdict: string }[];
  }[] = await page.evaluate(() => Object(window).beckon.explain());
  expect(explained.map(({ state }) => state)).toEqual([...BROKEN.map(() => 'armed'), 'open']);
  expect(
    explained.map(({ lines }) =>
      lines.filter(({ verdict }) => verdict === 'stops').map(({ name }) => name),
    ),
  ).toEqual([...BROKEN.map(([name]) => [name]), []]);
});
