import type { FieldSpec } from '@beckon/contract/form-rules';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';

interface Case {
  readonly spec: Partial<FieldSpec>;
  readonly typed: string;
  readonly sent?: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const CASES: readonly Case[] = [
  {
    spec: { kind: 'email' },
    typed: 'ann@example.com',
    attributes: {
      type: 'email',
      autocomplete: 'email',
      inputmode: 'email',
      dir: 'ltr',
      maxlength: '254',
    },
  },
  {
    spec: { kind: 'email', emailMode: 'none' },
    typed: 'call me',
    attributes: { type: 'text', autocomplete: 'email' },
  },
  {
    spec: { kind: 'name' },
    typed: 'דנה',
    attributes: { type: 'text', autocomplete: 'name', maxlength: '254' },
  },
  {
    spec: { kind: 'phone' },
    typed: '050-1234567',
    attributes: { type: 'tel', autocomplete: 'tel', inputmode: 'tel', dir: 'ltr' },
  },
  {
    spec: { kind: 'phone', phoneMode: 'validated' },
    typed: '0501234567',
    attributes: { pattern: '[0-9]{7,15}', title: 'TITLE' },
  },
  { spec: { kind: 'tel' }, typed: '03 123 4567', attributes: { type: 'tel' } },
  {
    spec: { kind: 'text' },
    typed: '=1+1 <script>alert(1)</script> 😀\u200F',
    attributes: { type: 'text' },
  },
  {
    spec: { kind: 'text', baseName: 'first_name' },
    typed: 'Ann',
    attributes: { autocomplete: 'given-name', maxlength: '254' },
  },
  {
    spec: { kind: 'text', baseName: 'last_name' },
    typed: 'Lee',
    attributes: { autocomplete: 'family-name', maxlength: '254' },
  },
  { spec: { kind: 'text', baseName: 'gender' }, typed: 'x', attributes: { autocomplete: 'sex' } },
  {
    spec: { kind: 'text', baseName: 'country' },
    typed: 'x',
    attributes: { autocomplete: 'country-name' },
  },
  {
    spec: { kind: 'text', baseName: 'state' },
    typed: 'x',
    attributes: { autocomplete: 'address-level1' },
  },
  {
    spec: { kind: 'text', baseName: 'city' },
    typed: 'x',
    attributes: { autocomplete: 'address-level2' },
  },
  {
    spec: { kind: 'text', baseName: 'address' },
    typed: 'x',
    attributes: { autocomplete: 'address-line1' },
  },
  {
    spec: { kind: 'text', baseName: 'zip_postal_code' },
    typed: '61000',
    attributes: { autocomplete: 'postal-code' },
  },
  { spec: { kind: 'number' }, typed: '12.5', attributes: { inputmode: 'decimal', dir: 'ltr' } },
  { spec: { kind: 'textarea' }, typed: 'one\ntwo', attributes: {} },
  {
    spec: { kind: 'textarea', baseName: 'address' },
    typed: 'x',
    attributes: { autocomplete: 'street-address' },
  },
  {
    spec: { kind: 'url' },
    typed: 'https://example.com',
    attributes: { type: 'url', inputmode: 'url', autocomplete: 'url', dir: 'ltr' },
  },
];

const LANGUAGES = [
  {
    language: 'en',
    label: 'Your answer',
    title: 'Please enter 7 to 15 digits and avoid using letters or symbols',
  },
  { language: 'he', label: 'התשובה שלך', title: 'נא להזין 7 עד 15 ספרות, ללא אותיות או סימנים' },
] as const;

const namesOf = ({ kind, baseName, emailMode, phoneMode }: Partial<FieldSpec>) =>
  [kind, baseName, emailMode, phoneMode].filter(Boolean).join(' ');

test.each(
  LANGUAGES.flatMap((language) =>
    CASES.map((each) => ({
      ...language,
      ...each,
      title: language.title,
      what: namesOf(each.spec),
    })),
  ),
)(
  'a $what field in $language is labelled, hinted to the browser, filled in and sent as typed',
  async ({ language, label, title, spec, typed, attributes }) => {
    const { user, send, sentValues, onSubmit } = renderForm([{ id: 'f', label, ...spec }], {
      language,
    });
    const input = screen.getByRole('textbox', { name: label });
    for (const [name, value] of Object.entries(attributes))
      expect(input.getAttribute(name)).toBe(value === 'TITLE' ? title : value);
    await user.click(input);
    await user.paste(typed);
    await user.click(send());
    expect(sentValues()).toEqual({ f: typed });
    expect(onSubmit.mock.lastCall?.[0].fields[0]).toMatchObject({ kind: spec.kind, label });
  },
);

test('a field without a label is named by its placeholder', () => {
  renderForm([{ kind: 'text', placeholder: 'Company' }]);
  expect(screen.getByRole('textbox', { name: 'Company' }).getAttribute('placeholder')).toBe(
    'Company',
  );
});

test('10,000 characters and markup are kept as typed and never become html', async () => {
  const text = `<img src=x onerror=alert(1)>${'x'.repeat(10_000)}`;
  const { user, send, sentValues, container } = renderForm([
    { id: 'f', kind: 'textarea', label: 'Note' },
  ]);
  await user.click(screen.getByLabelText('Note'));
  await user.paste(text);
  await user.click(send());
  expect(sentValues()).toEqual({ f: text });
  expect(container.querySelector('img')).toBeNull();
});

test('a required name says how long it must be', async () => {
  renderForm([{ kind: 'name', label: 'Name', isRequired: true }]);
  const name = screen.getByLabelText(/Name/);
  expect(name.title).toBe('Please enter at least 2 or more characters');
  expect(name).toHaveProperty('required', true);
});

test('a select offers its options and sends the chosen one', async () => {
  const { user, send, sentValues } = renderForm([
    {
      id: 'f',
      kind: 'select',
      label: 'Size',
      placeholder: 'Pick a size',
      options: ['S', 'M'],
      isRequired: true,
    },
  ]);
  await user.click(send());
  expect(screen.getByText('Please choose one')).toBeTruthy();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Pick a size',
    'S',
    'M',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: /Size/ }), 'M');
  await user.click(send());
  expect(sentValues()).toEqual({ f: 'M' });
});

test('a hidden field has the value of its address parameter and is not visible', async () => {
  const { user, send, onSubmit, container } = renderForm(
    [
      { id: 'CUSTOM_UTM_campaign', kind: 'hidden', name: 'source' },
      { id: 'n', kind: 'text', label: 'Name' },
    ],
    { pageParameters: new Map([['utm_campaign', '<b>spring</b>']]) },
  );
  expect(container.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe(
    '<b>spring</b>',
  );
  await user.type(screen.getByLabelText('Name'), 'Ann');
  await user.click(send());
  expect(onSubmit.mock.lastCall?.[0].fields[0]).toMatchObject({
    name: 'source',
    value: '<b>spring</b>',
  });
  expect(container.querySelector('b')).toBeNull();
});
