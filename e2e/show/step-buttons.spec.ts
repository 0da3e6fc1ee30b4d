import { expect, test } from '../fixtures/stub.ts';
import { aTemplate } from '../helpers/a-display-answer.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';

const POPUP_ID = 'abcdefghijk01';
const BUTTON = (text: string): string =>
  `<button class="poptin-form-submit-button" type="submit">${text}</button>`;

/** A form whose first step contains this, and whose second step asks for an e-mail address. */
function withFirstStep(content: string): string {
  return aTemplate(POPUP_ID)
    .replace(
      '<form data-block="form">',
      `<form data-block="form" data-steps="2"><div data-step="1">${content}</div><div data-step="2">`,
    )
    .replace('</form>', '</div></form>');
}

test('a question with a button of its own leads to the form, without a second button or a progress', async ({
  page,
  stub,
  site,
}) => {
  const yes = BUTTON('Yes, I want 20% off');
  const no = '<button data-block="close-button" type="button">No, thanks</button>';
  const popup = await anOfferedPopup(
    { page, stub, site },
    { poptin: withFirstStep(`${yes}${no}`) },
  );
  await expect(page.getByRole('button', { name: 'No, thanks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await page.getByRole('button', { name: 'Yes, I want 20% off' }).click();
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await popup.soon(async () => expect(field).toBeFocused());
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await field.fill('ann@example.com');
  await page.keyboard.press('Enter');
  await popup.soon(async () => expect(popup.root).toContainText('Thank you'));
});

test('Enter in a field of the first step goes on, and keeps the button of that step out of the second', async ({
  page,
  stub,
  site,
}) => {
  const name = JSON.stringify({ id: 'name', name: 'name', kind: 'name', label: 'Name' });
  const popup = await anOfferedPopup(
    { page, stub, site },
    {
      poptin: withFirstStep(
        `<div data-block="field" data-field='${name}'></div>${BUTTON('On we go')}`,
      ),
    },
  );
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.keyboard.press('Enter');
  await popup.soon(async () => expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused());
  await expect(page.getByRole('button', { name: 'On we go' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Join' })).toBeVisible();
});

test('a step without a button of its own has the usual one', async ({ page, stub, site }) => {
  const poptin = withFirstStep('<p>Two questions</p>')
    .replace('dir="ltr" lang="en"', 'dir="rtl" lang="he"')
    .replace('Two questions', 'שתי שאלות');
  await anOfferedPopup({ page, stub, site }, { poptin, lang: 'he' });
  await expect(page.locator('.bk-step-next')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join' })).toBeHidden();
});
