import { expect, test } from '../../fixtures/beckon.ts';
import { LANGUAGES } from '@beckon/contract/values';
import { FILL_IN, openForm, proveFields, sendAndFind, problem } from './prove-fields.ts';

const NO_WEB_ADDRESS = problem('url-wrong');

proveFields('plain answers', [
  {
    field: { kind: 'text', label: 'Colour', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [['  ', FILL_IN]],
    right: 'dark blue',
  },
  {
    field: { kind: 'textarea', label: 'Story', isRequired: true },
    whenEmpty: FILL_IN,
    right: 'First line\nsecond line',
  },
  {
    field: { kind: 'url', label: 'Site', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      ['not a site', NO_WEB_ADDRESS],
      ['javascript:alert(1)', NO_WEB_ADDRESS],
    ],
    right: 'https://shop.example/a?b=1',
  },
  {
    field: { kind: 'number', label: 'Age', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [['+-', FILL_IN]],
    right: '12.345',
    sent: '12.35',
  },
  { field: { kind: 'hidden', label: 'Source', defaultValue: 'spring' }, right: 'spring' },
]);

proveFields('where someone lives', [
  {
    field: { kind: 'text', baseName: 'country', label: 'Land', isRequired: true },
    whenEmpty: FILL_IN,
    right: 'ישראל',
  },
  {
    field: { kind: 'text', baseName: 'state', label: 'State', isRequired: true },
    whenEmpty: FILL_IN,
    right: 'Haifa',
  },
  {
    field: { kind: 'text', baseName: 'city', label: 'Town', isRequired: true },
    whenEmpty: FILL_IN,
    right: 'חיפה',
  },
  {
    field: { kind: 'text', baseName: 'address', label: 'Street', isRequired: true },
    whenEmpty: FILL_IN,
    right: '1 Main Street, #2',
  },
  {
    field: { kind: 'text', baseName: 'zip_postal_code', label: 'Post code', isRequired: true },
    whenEmpty: FILL_IN,
    right: '3303142',
  },
]);

for (const language of LANGUAGES) {
  test(`a number field ignores letters, rounds when it is left, and turns a lone point into 0 (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await openForm(
      { page, host, owner },
      [{ kind: 'number', label: 'Age' }],
      language,
    );
    const field = popup.root.getByLabel('Age');
    for (const [typed, shown] of [
      ['1a2b', '12'],
      ['3.14159', '3.14'],
      ['.', '0'],
      ['-', ''],
    ] as const) {
      await field.fill('');
      await field.pressSequentially(typed);
      await popup.root.getByLabel('Key').focus();
      await expect(field).toHaveValue(shown);
    }
    await field.fill('-7.5');
    await sendAndFind({ page, host, owner }, popup, { Age: '-7.5' });
  });
}

test('fields say which value the browser may fill in, and which keyboard a phone should show', async ({
  page,
  host,
  owner,
}) => {
  const popup = await openForm(
    { page, host, owner },
    [
      { kind: 'text', baseName: 'city', label: 'Town' },
      { kind: 'text', baseName: 'zip_postal_code', label: 'Post code' },
      { kind: 'number', label: 'Age' },
      { kind: 'url', label: 'Site' },
      { kind: 'email', label: 'E-mail' },
      { kind: 'tel', label: 'Call' },
    ],
    'en',
  );
  const hint = async (label: string, name: string): Promise<string | null> =>
    popup.root.getByLabel(label).getAttribute(name);
  expect([
    await hint('Town', 'autocomplete'),
    await hint('Post code', 'autocomplete'),
    await hint('E-mail', 'autocomplete'),
  ]).toEqual(['address-level2', 'postal-code', 'email']);
  expect([
    await hint('Age', 'inputmode'),
    await hint('Site', 'type'),
    await hint('E-mail', 'type'),
    await hint('Call', 'type'),
  ]).toEqual(['decimal', 'url', 'email', 'tel']);
});
