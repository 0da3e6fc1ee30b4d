import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/beckon.ts';
import { LANGUAGES, directionOf } from '@beckon/contract/values';
import { CALENDAR_TEXTS } from '@beckon/languages/calendar';
import { FILL_IN, frameOf, openForm, proveFields, sendAndFind, problem } from './prove-fields.ts';

const NO_BIRTHDAY = problem('birthday-wrong');

/** The date this many days from now, as dd/mm/yyyy. */
function inDays(days: number): string {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return [
    String(day.getDate()).padStart(2, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    day.getFullYear(),
  ].join('/');
}

/** Fills in day, month and year, which are three controls. */
async function inThreeParts(frame: Locator, dayFirst: string): Promise<void> {
  const [day = '', month = '', year = ''] = dayFirst.split('/');
  await frame.locator('input').first().fill(day);
  await frame.locator('select').selectOption(month === '' ? '' : String(Number(month)));
  await frame.locator('input').last().fill(year);
}

/** Chooses tomorrow in the calendar by keyboard. */
async function pickTomorrow(frame: Locator, _answer: string, page: Page): Promise<void> {
  await frame.getByRole('combobox').press('Enter');
  const focused = page.locator('.bk-date-panel button:focus');
  await expect(focused).toHaveCount(1);
  const today = await focused.getAttribute('aria-label');
  await page.keyboard.press(
    await frame.evaluate((element) =>
      element.closest('form')?.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
    ),
  );
  // The calendar moves the focus after it has been drawn.
  await expect(focused).not.toHaveAttribute('aria-label', today ?? '');
  await page.keyboard.press('Enter');
}

proveFields('days', [
  {
    field: { kind: 'birthday', label: 'Born', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      [inDays(0), NO_BIRTHDAY],
      ['01/01/2090', NO_BIRTHDAY],
    ],
    right: '29/02/2000',
    answer: inThreeParts,
  },
  {
    field: { kind: 'date', baseName: 'birthday', label: 'Birthday', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [[inDays(1), NO_BIRTHDAY]],
    right: inDays(-1),
    answer: inThreeParts,
  },
  {
    field: { kind: 'date', label: 'Arrival', isRequired: true },
    whenEmpty: FILL_IN,
    right: inDays(1),
    answer: pickTomorrow,
  },
]);

for (const language of LANGUAGES) {
  test(`a date is picked in the calendar by keyboard alone (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await openForm(
      { page, host, owner },
      [{ kind: 'date', label: 'Arrival' }],
      language,
    );
    const field = frameOf(popup, 'Arrival').getByRole('combobox');
    await expect(field).not.toBeEditable();
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const calendar = page.getByRole('dialog', { name: CALENDAR_TEXTS[language].open });
    const focused = calendar.locator('button:focus');
    await expect(focused).toHaveText(String(new Date().getDate()));
    const month = await calendar.getByRole('grid').getAttribute('aria-label');
    await page.keyboard.press('PageDown');
    await expect(calendar.getByRole('grid')).not.toHaveAttribute('aria-label', month ?? '');
    await page.keyboard.press('PageUp');
    await expect(calendar.getByRole('grid')).toHaveAttribute('aria-label', month ?? '');
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(popup.root).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(focused).toHaveText(String(new Date().getDate()));
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText(String(Number(inDays(7).slice(0, 2))));
    await page.keyboard.press(directionOf(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await expect(focused).toHaveText(String(Number(inDays(8).slice(0, 2))));
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(inDays(8));
    await expect(field).toBeFocused();
    await sendAndFind({ page, host, owner }, popup, { Arrival: inDays(8) });
  });
}

test('a day is chosen in the calendar with the mouse, and removed again', async ({
  page,
  host,
  owner,
}) => {
  const popup = await openForm({ page, host, owner }, [{ kind: 'date', label: 'Arrival' }], 'en');
  const field = frameOf(popup, 'Arrival').getByRole('combobox');
  await field.click();
  await page.getByRole('grid').getByRole('button', { name: / 20,/u }).click();
  await expect(field).toHaveValue(`20/${inDays(0).slice(3)}`);
  await field.click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field).toHaveValue('');
});
