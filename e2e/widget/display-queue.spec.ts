import { aHostPage, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

test.beforeEach(({ site }) => site.setPage('/', aHostPage()));

test('the queue shows one exclusive popup at a time, a bar at the same time, and the next popup when its turn comes', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [
    aWirePopup({ poptin_id: 'firstpopup001' }),
    aWirePopup({ poptin_id: 'secondpopup01', poptin_type: 'fullpage' }),
    aWirePopup({ poptin_id: 'barpopup00001', poptin_type: 'bar' }),
  ]);
  await page.goto(site.url);
  const shown = (id: string) => page.locator(`.poptin-popup[data-poptin-id="${id}"]`);
  await expect(shown('firstpopup001')).toBeVisible();
  await expect(shown('barpopup00001')).toBeVisible();
  await expect(shown('secondpopup01')).toHaveCount(0);
  await dialogOn(page).getByRole('button', { name: 'Close' }).click();
  await expect(shown('secondpopup01')).toBeVisible();
  await expect(shown('firstpopup001')).toHaveCount(0);
});

test('a side box waits for a lightbox if the site limits popups, and otherwise opens beside it', async ({
  page,
  stub,
  site,
}) => {
  const entries = [
    aWirePopup({ poptin_id: 'firstpopup001' }),
    aWirePopup({ poptin_id: 'sidepopup0001', poptin_type: 'sside' }),
  ];
  offer(stub, entries, { site: { attention_budget: 2 } });
  await page.goto(site.url);
  const side = page.locator('.poptin-popup[data-poptin-id="sidepopup0001"]');
  await expect(dialogOn(page)).toBeVisible();
  const states = () => page.evaluate(() => Object(window).beckon.explain());
  await expect.poll(states).toMatchObject([{ state: 'open' }, { state: 'waiting' }]);
  await dialogOn(page).getByRole('button', { name: 'Close' }).click();
  await expect(side).toBeVisible();
  offer(stub, entries);
  await page.evaluate(() => {
    for (const name of document.cookie.matchAll(/[\w-]+(?==)/gu))
      document.cookie = `${name[0]}=; max-age=0; path=/`;
  });
  await page.reload();
  await expect(side).toBeVisible();
  await expect(dialogOn(page)).toBeVisible();
});

test('the filters are checked again when a popup’s turn comes, because their result may have changed', async ({
  page,
  stub,
  site,
}) => {
  const unlessSold = {
    js_filter: {
      display_if_specific_js_active: 'yes',
      display_if_specific_js: [
        {
          js_name_pair: 'isSold',
          js_value_pair: '',
          js_match_pair: 'any_value',
          js_show_pair: 'dont_show',
        },
      ],
    },
  };
  offer(stub, [
    aWirePopup({ poptin_id: 'firstpopup001' }),
    aWirePopup({ poptin_id: 'secondpopup01', ...unlessSold }),
    aWirePopup({ poptin_id: 'thirdpopup001', poptin_type: 'gamified', poptin_format: 'format_2' }),
  ]);
  await page.goto(site.url);
  await expect(page.locator('.poptin-popup[data-poptin-id=firstpopup001]')).toBeVisible();
  const states = async (): Promise<readonly string[]> =>
    (await page.evaluate(() => Object(window).beckon.explain())).map(
      ({ state }: { readonly state: string }) => state,
    );
  await expect.poll(states).toEqual(['open', 'waiting', 'waiting']);
  await page.evaluate(() => Object.assign(window, { isSold: true }));
  await dialogOn(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(states).toEqual(['closed', 'armed', 'open']);
});

test('a popup loses its place in the queue when the page is left', async ({ page, stub, site }) => {
  offer(stub, [
    aWirePopup({ poptin_id: 'firstpopup001' }),
    aWirePopup({ poptin_id: 'secondpopup01' }),
  ]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  offer(stub, [aWirePopup({ poptin_id: 'thirdpopup001' })]);
  await page.evaluate(() => history.pushState({}, '', '/?next'));
  await expect(page.locator('.poptin-popup[data-poptin-id=thirdpopup001]')).toBeVisible();
  await expect(dialogOn(page)).toHaveCount(1);
});

test('each popup has its tab order as data: 500, and 100 more for each further popup', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [
    aWirePopup({ poptin_id: 'firstpopup001' }),
    aWirePopup({ poptin_id: 'barpopup00001', poptin_type: 'bar' }),
    aWirePopup({ poptin_id: 'sidepopup0001', poptin_type: 'sside' }),
  ]);
  await page.goto(site.url);
  await expect(page.locator('.bkv-stage')).toHaveCount(3);
  const bases = await page
    .locator('.bkv-stage')
    .evaluateAll((stages) => stages.map((stage) => Number(stage.dataset['tabBase'])));
  expect(bases.toSorted((one, other) => one - other)).toEqual([500, 600, 700]);
  expect(await page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').count()).toBe(0);
});
