import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/beckon.ts';
import { LANGUAGES } from '@beckon/contract/values';
import { PROBLEM_TEXTS } from '@beckon/languages/problems';
import { frameOf, openForm, proveFields, sendAndFind, problem } from './prove-fields.ts';

const ONE = problem('choose-one');
const SOME = problem('choose-at-least-one');
const SIZES = ['Small', 'Medium', 'Large'];

const select = async (frame: Locator, option: string): Promise<void> =>
  void (await frame.locator('select').selectOption(option));
const tick = async (frame: Locator, options: string): Promise<void> => {
  for (const option of options.split(', ')) await frame.getByLabel(option, { exact: true }).check();
};

proveFields('choices', [
  {
    field: { kind: 'select', label: 'Size', options: SIZES, isRequired: true },
    whenEmpty: ONE,
    right: 'Medium',
    answer: select,
  },
  {
    field: {
      kind: 'select',
      baseName: 'gender',
      label: 'Gender',
      options: ['Woman', 'Man', 'Other'],
      isRequired: true,
    },
    whenEmpty: ONE,
    right: 'Other',
    answer: select,
  },
  {
    field: {
      kind: 'select',
      baseName: 'country',
      label: 'Land',
      options: ['Israel', 'France'],
      isRequired: true,
    },
    whenEmpty: ONE,
    right: 'France',
    answer: select,
  },
  {
    field: { kind: 'checkbox', label: 'Days', options: ['Mo', 'Tu', 'We'], isRequired: true },
    whenEmpty: SOME,
    right: 'Mo, We',
    answer: tick,
  },
  {
    field: {
      kind: 'checkbox',
      baseName: 'preferences',
      label: 'Likes',
      options: ['Tea', 'Coffee'],
      isRequired: true,
    },
    whenEmpty: SOME,
    right: 'Tea, Coffee',
    answer: tick,
  },
  {
    field: { kind: 'radio', label: 'Colour', options: ['Red', 'Blue'] },
    right: 'Blue',
    answer: tick,
  },
]);

for (const language of LANGUAGES) {
  test(`a required radio group starts with its first option (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await openForm(
      { page, host, owner },
      [
        { kind: 'radio', label: 'Must', options: SIZES, isRequired: true },
        { kind: 'radio', label: 'May', options: ['Yes', 'No'] },
      ],
      language,
    );
    await expect(frameOf(popup, 'Must').getByLabel('Small')).toBeChecked();
    await expect(frameOf(popup, 'May').locator('input:checked')).toHaveCount(0);
    await sendAndFind({ page, host, owner }, popup, { Must: 'Small', May: '' });
  });

  test(`a required consent must be given, and is stored with the lead (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await openForm(
      { page, host, owner },
      [{ kind: 'checkbox', baseName: 'consent', label: 'I agree', isRequired: true }],
      language,
    );
    const box = popup.root.getByRole('checkbox');
    await popup.submit();
    await expect(popup.root.locator('.bk-error')).toHaveText(
      PROBLEM_TEXTS[language]['tick-to-go-on'],
    );
    await expect(box).toBeFocused();
    await box.check();
    await expect(popup.root.locator('.bk-error')).toHaveCount(0);
    const call = page.waitForRequest('**/api/display/conversion/**');
    await sendAndFind({ page, host, owner }, popup, { 'I agree': 'yes' });
    expect(new URLSearchParams((await call).postData() ?? '').get('checkbox_checked')).toBe('1');
  });
}
