import { aHostPage, expect, offer, test } from '../../fixtures/stub.ts';
import { aWirePopup } from '../../helpers/a-display-answer.ts';

/**
 * Each case: value on the page, operator, value of the owner, whether they match.
 * docs/behaviour/filters.md#cookies-and-variables.
 */
const CASES: readonly (readonly [string, string, string, boolean])[] = [
  ['gold-plus', 'contain', 'd-p', true],
  ['gold-plus', 'contain', 'silver', false],
  ['7', 'exact', '7.0', true],
  ['gold', 'exact', 'Gold', false],
  ['gold-plus', 'start', 'gold', true],
  ['gold-plus', 'start', 'plus', false],
  ['gold-plus', 'end', 'plus', true],
  ['gold-plus', 'end', 'gold', false],
  ['10', 'greater_than', '9', true],
  ['9', 'greater_than', '10', false],
  ['gold', 'greater_than', '1', false],
  ['9', 'less_than', '10', true],
  ['10', 'less_than', '9', false],
  ['', 'any_value', '', true],
];

for (const kind of ['js', 'cookie'] as const) {
  test(`all seven operators match a ${kind === 'js' ? 'variable' : 'cookie'}, numbers as numbers, and "don't show" reverses the result`, async ({
    page,
    stub,
    site,
  }) => {
    const values = Object.fromEntries(CASES.map(([seen], index) => [`seen${index}`, seen]));
    site.setPage(
      '/',
      aHostPage(
        `<script>shop = ${JSON.stringify(values)}; for (const name in shop) document.cookie = name + '=' + shop[name];</script>`,
      ),
    );
    const popups = CASES.flatMap(([, operator, wanted, matches], index) =>
      (['show', 'dont_show'] as const).map((action) => {
        const entry = {
          [`${kind}_name_pair`]: kind === 'js' ? `shop.seen${index}` : `seen${index}`,
          [`${kind}_value_pair`]: wanted,
          [`${kind}_match_pair`]: operator,
          [`${kind}_show_pair`]: action,
        };
        const id =
          `${matches === (action === 'show') ? 'passes' : 'stops'}${action === 'show' ? 's' : 'd'}${index}popup`
            .padEnd(13, '0')
            .slice(0, 13);
        return aWirePopup({
          poptin_id: id,
          on_click: 1,
          display_after_sec_active: 'no',
          [`${kind}_filter`]: {
            [`display_if_specific_${kind}_active`]: 'yes',
            [`display_if_specific_${kind}`]: [entry],
          },
        });
      }),
    );
    offer(stub, popups);
    await page.goto(site.url);
    await page.waitForFunction(() => 'beckon' in window);
    const explained: readonly {
      readonly popupId: string;
      readonly lines: readonly { readonly name: string; readonly verdict: string }[];
    }[] = await page.evaluate(() => Object(window).beckon.explain());
    const verdicts = explained.map(({ popupId, lines }) => [
      popupId,
      lines.find(({ name }) => name === (kind === 'js' ? 'jsVariables' : 'cookies'))?.verdict,
    ]);
    expect(verdicts).toEqual(
      popups.map(({ poptin_id: id }) => [id, String(id).startsWith('passes') ? 'passes' : 'stops']),
    );
  });
}
