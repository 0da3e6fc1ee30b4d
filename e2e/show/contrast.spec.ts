import { aHostPage, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';
import { measureContrast } from '../models/measure-contrast.ts';

const ID = 'abcdefghijk01';

for (const [what, style, expected] of [
  [
    'is found where it was planted',
    'color:#aaa',
    ['"Ten percent off" 2.32 of 3 (rgb(170, 170, 170))'],
  ],
  [
    'is found by what it lets through',
    'color:rgb(0 0 0/.2)',
    [expect.stringMatching(/Ten percent off.* of 3 /)],
  ],
  ['is none where letters are dark', 'color:#333', []],
] as const) {
  test(`a text with little contrast in a popup ${what}`, async ({ page, stub, site }) => {
    site.setPage('/', aHostPage());
    offer(stub, [
      aWirePopup({ poptin: aTemplate(ID).replace('<h2>Ten', `<h2 style="${style}">Ten`) }),
    ]);
    await page.goto(site.url);
    await expect(dialogOn(page)).toBeVisible();
    await measureContrast(page);
    const found = await page
      .locator('[data-beckon=popup]')
      .evaluate((host) => globalThis.paleTexts(host));
    expect(found).toEqual(expected);
  });
}
