import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { aFormDesign } from '../helpers/a-form-design.ts';
import { visitAndOpen } from '../models/visit.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** What sets an element apart from others if all have the same forced colours. */
const lookOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${backgroundColor} ${outlineStyle} ${outlineWidth}`;
  });

test('the chosen score looks different from the others in forced colours', async ({
  page,
  host,
  owner,
}) => {
  const id = await owner.publish({ type: 'lightbox', format: 'format_16' });
  const { root } = await visitAndOpen(page, host, id);
  const scores = root.locator('.bk-choice');
  await scores.nth(3).click();
  expect(await lookOf(scores.nth(3))).not.toBe(await lookOf(scores.nth(4)));
});

test('the chosen day and the country under the arrow keys look different from the others in forced colours', async ({
  page,
  host,
  owner,
}) => {
  const id = await owner.publish({
    type: 'lightbox',
    design: aFormDesign([
      [
        { kind: 'date', label: 'Arrival' },
        { kind: 'phone', phoneMode: 'international', label: 'Phone' },
      ],
    ]),
  });
  const { root } = await visitAndOpen(page, host, id);
  const arrival = root.getByLabel('Arrival');
  await arrival.click();
  await page.locator('.rdp-day_button').nth(9).click();
  await arrival.click();
  const days = page.locator('.rdp-day_button');
  const chosen = page.locator('.rdp-selected .rdp-day_button');
  // The chosen day has the focus, which has a look of its own.
  await page.keyboard.press('ArrowRight');
  expect(await lookOf(chosen)).not.toBe(await lookOf(days.nth(20)));
  await page.keyboard.press('Escape');
  await root.locator('.bk-country').click();
  const active = page.locator('.bk-country-option[data-active]');
  expect(await lookOf(active)).not.toBe(
    await lookOf(page.locator('.bk-country-option:not([data-active])').first()),
  );
});
