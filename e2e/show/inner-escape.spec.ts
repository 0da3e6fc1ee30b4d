import { expect, test } from '../fixtures/beckon.ts';
import { CLOSING } from '../helpers/a-closing-popup.ts';
import { aFormDesign, type DesignedField } from '../helpers/a-form-design.ts';
import type { NewPopup } from '../helpers/owner-api.ts';
import { visitAndOpen } from '../models/visit.ts';

const PHONE: DesignedField = { kind: 'phone', phoneMode: 'international', label: 'Phone' };
const DAY: DesignedField = { kind: 'date', label: 'Day' };
const COUNTRY: DesignedField = { kind: 'select', label: 'Country', options: ['France', 'Israel'] };

/** A popup that Escape closes at once, with a comment beside its X. */
function aPopupWith(fields: readonly DesignedField[], type: NewPopup['type']): NewPopup {
  return {
    type,
    settings: { closing: { ...CLOSING, comment: 'You can come back' } },
    design: aFormDesign([fields]),
  };
}

for (const type of ['lightbox', 'sside'] as const) {
  test(`the first Escape hides the comment of the X of a ${type}, the second closes the popup`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await visitAndOpen(page, host, await owner.publish(aPopupWith([DAY], type)));
    const comment = popup.root.getByText('You can come back');
    await popup.closeButton.hover();
    await expect(comment).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(comment).toBeHidden();
    await expect(page.locator('.bkv-stage')).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Escape');
    await expect(popup.root).toHaveCount(0);
  });

  test(`the first Escape closes the list of countries of a ${type} wherever the focus is, the second closes the popup`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await visitAndOpen(page, host, await owner.publish(aPopupWith([PHONE], type)));
    const list = popup.root.getByRole('listbox');
    await popup.root.getByRole('button', { name: /Country/u }).click();
    await expect(list).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(page.locator('.bkv-stage')).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Escape');
    await expect(popup.root).toHaveCount(0);
  });

  test(`the first Escape closes the calendar of a ${type} wherever the focus is, the second closes the popup`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await visitAndOpen(page, host, await owner.publish(aPopupWith([DAY], type)));
    const field = popup.root.getByRole('combobox', { name: 'Day' });
    const calendar = popup.root.getByRole('grid');
    await field.click();
    await expect(calendar).toBeVisible();
    await field.focus();
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(page.locator('.bkv-stage')).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Escape');
    await expect(popup.root).toHaveCount(0);
  });

  test(`the first Escape closes an opened list of choices of a ${type}, the second closes the popup`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await visitAndOpen(page, host, await owner.publish(aPopupWith([COUNTRY], type)));
    await popup.root.getByRole('combobox', { name: 'Country' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('.bkv-stage')).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Escape');
    await expect(popup.root).toHaveCount(0);
  });
}

test('an Escape that only ends a composition leaves the list of countries open', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitAndOpen(page, host, await owner.publish(aPopupWith([PHONE], 'sside')));
  await popup.root.getByRole('button', { name: /Country/u }).click();
  await popup.root.getByRole('combobox').dispatchEvent('keydown', {
    key: 'Escape',
    isComposing: true,
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  await expect(popup.root.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup.root.getByRole('listbox')).toHaveCount(0);
});

test('a calendar closes when the focus leaves its field, in the popup or on the page', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitAndOpen(page, host, await owner.publish(aPopupWith([DAY], 'sside')));
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const field = popup.root.getByRole('combobox', { name: 'Day' });
  const calendar = popup.root.getByRole('grid');
  await field.click();
  await field.focus();
  await expect(calendar).toBeVisible();
  await popup.root.getByRole('button', { name: 'Send' }).focus();
  await expect(calendar).toHaveCount(0);
  await field.click();
  await field.focus();
  await expect(calendar).toBeVisible();
  await page.locator('body > textarea').focus();
  await expect(calendar).toHaveCount(0);
});
