import { expect, test } from '../../fixtures/beckon.ts';
import { FILL_IN, openForm, proveFields, problem } from './prove-fields.ts';

const WRONG = problem('name-wrong');

proveFields('names', [
  {
    field: { kind: 'name', label: 'Whole name', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      ['Ann3', WRONG],
      ['   ', FILL_IN],
    ],
    right: "Ann O'Neil-Smith",
  },
  {
    field: { kind: 'text', baseName: 'first_name', label: 'First', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      ['<b>Ann</b>', WRONG],
      ['A'.repeat(41), WRONG],
    ],
    right: 'A'.repeat(40),
  },
  {
    field: { kind: 'text', baseName: 'last_name', label: 'Last', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [['\u200F', FILL_IN]],
    right: 'כהן',
  },
]);

test('an optional name may be anything of up to 254 characters', async ({ page, host, owner }) => {
  const popup = await openForm(
    { page, host, owner },
    [
      { kind: 'name', label: 'Name' },
      { kind: 'email', label: 'E-mail' },
    ],
    'en',
  );
  for (const label of ['Name', 'E-mail']) {
    const field = popup.root.getByLabel(label);
    await expect(field).toHaveAttribute('maxlength', '254');
    await field.pressSequentially('7'.repeat(3));
    await field.evaluate((input) => {
      if (input instanceof HTMLInputElement) input.select();
    });
    await page.keyboard.insertText('x'.repeat(300));
    await expect(field).toHaveValue('x'.repeat(254));
  }
});
