import { expect, test } from '../../fixtures/beckon.ts';
import { LANGUAGES } from '@beckon/contract/values';
import { VIEW_TEXTS } from '@beckon/languages/view';
import { FILL_IN, frameOf, openForm, proveFields, sendAndFind, problem } from './prove-fields.ts';

const TYPOS = problem('email-typos');
const NO_ADDRESS = problem('email-wrong');
const NOT_BUSINESS = problem('email-not-business');

proveFields('e-mail in all its modes', [
  {
    field: { kind: 'email', label: 'Checked', emailMode: 'check-typos', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      ['ann', TYPOS],
      ['ann@shop', TYPOS],
    ],
    right: 'ann@shop.example',
  },
  {
    field: { kind: 'email', label: 'Anything', emailMode: 'none', isRequired: true },
    whenEmpty: FILL_IN,
    right: 'call me',
  },
  {
    field: { kind: 'email', label: 'Company', emailMode: 'business-email', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      ['ann', NO_ADDRESS],
      ['ann@gmail.com', NOT_BUSINESS],
    ],
    right: 'ann@acme.example',
  },
  {
    field: { kind: 'email', label: 'Strict', emailMode: 'typos-business', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      ['ann@@acme.example', TYPOS],
      ['ann@walla.co.il', NOT_BUSINESS],
    ],
    right: 'ann@acme.co.il',
  },
]);

for (const language of LANGUAGES) {
  test(`a typo in an address is corrected by keyboard only on the suggestion itself (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await openForm(
      { page, host, owner },
      [{ kind: 'email', label: 'E-mail' }],
      language,
    );
    const field = popup.root.getByLabel('E-mail');
    await field.fill('ann@gmial.com');
    const asks = VIEW_TEXTS[language].didYouMean.replace('{suggestion}', 'ann@gmail.com');
    await expect(frameOf(popup, 'E-mail').locator('.bk-suggestion')).toHaveText(asks);
    await field.press('Tab');
    await expect(field).toHaveValue('ann@gmial.com');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('ann@gmail.com');
    await expect(field).toBeFocused();
    await sendAndFind({ page, host, owner }, popup, { 'E-mail': 'ann@gmail.com' });
  });
}

test('a click completes a half-typed domain; Escape hides the suggestion and leaves the popup open', async ({
  page,
  host,
  owner,
}) => {
  const popup = await openForm({ page, host, owner }, [{ kind: 'email', label: 'E-mail' }], 'en');
  const field = popup.root.getByLabel('E-mail');
  const suggestion = frameOf(popup, 'E-mail').locator('.bk-suggestion');
  await field.fill('ann@gm');
  await expect(suggestion).toContainText('ann@gmail.com');
  await field.press('Escape');
  await expect(suggestion).toBeEmpty();
  await field.fill('ann@hotm');
  await suggestion.getByRole('button').click();
  await expect(field).toHaveValue('ann@hotmail.com');
  await expect(popup.root).toBeVisible();
});
