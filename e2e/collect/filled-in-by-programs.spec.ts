import { aHostPage, expect, offer, test } from '../fixtures/stub.ts';
import { aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';

const FIELDS = [
  { id: 'name', name: 'name', kind: 'name', label: 'Name', placeholder: '', isRequired: true },
  { id: 'mail', name: 'mail', kind: 'email', label: 'E-mail', placeholder: '', isRequired: true },
  { id: 'day', name: 'day', kind: 'date', label: 'Arrival', placeholder: '', isRequired: true },
  { id: 'ok', name: 'ok', kind: 'checkbox', label: 'I agree', placeholder: '', isRequired: true },
  {
    id: 'size',
    name: 'size',
    kind: 'radio',
    label: 'Size',
    placeholder: '',
    isRequired: true,
    options: ['S', 'M'],
  },
  {
    id: 'from',
    name: 'from',
    kind: 'hidden',
    label: '',
    placeholder: '',
    isRequired: false,
    defaultValue: 'page',
  },
];

test('what a program fills in without an event stays when the form is drawn again, and is sent', async ({
  page,
  stub,
  site,
}) => {
  const fields = FIELDS.map(
    (field) => `<div data-block="field" data-field='${JSON.stringify(field)}'></div>`,
  );
  site.setPage('/', aHostPage());
  offer(stub, [
    aWirePopup({
      poptin: aTemplate('abcdefghijk01').replace(
        /<div data-block="field".*?<\/div>/u,
        fields.join(''),
      ),
    }),
  ]);
  await page.goto(site.url);
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.locator('form').evaluate((form) => {
    const inputs = form.querySelectorAll('input');
    for (const input of inputs) {
      if (input.name === 'mail') input.value = 'ann@example.com';
      if (input.name === 'day') input.value = '24/12/2026';
      if (input.name === 'from') input.value = 'shop';
      if (input.type === 'checkbox' || input.value === 'M') input.checked = true;
    }
  });
  // Each letter draws the form again.
  await name.pressSequentially('Ann');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ann@example.com');
  await page.getByRole('radio', { name: 'M' }).evaluate((radio) => {
    const first = radio.closest('fieldset')?.querySelector('input');
    if (first) first.checked = true;
  });
  await page.getByRole('button', { name: 'Join' }).click();
  await expect
    .poll(() => stub.seen('/api/display/conversion')[0]?.fields)
    .toMatchObject({
      name: 'Ann',
      mail: 'ann@example.com',
      day: '24/12/2026',
      ok: 'yes',
      size: 'S',
      from: 'shop',
    });
});
