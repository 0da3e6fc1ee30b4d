import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';

const OPTIONS = ['Red', 'Blue', 'Green'];

test('a required radio group starts with its first option; another can be chosen', async () => {
  const { user, send, sentValues } = renderForm([
    { id: 'f', kind: 'radio', label: 'Colour', options: OPTIONS, isRequired: true },
    { id: 'n', kind: 'text', label: 'Name' },
  ]);
  expect(screen.getByRole('radiogroup', { name: /Colour/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Red' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Blue' }));
  await user.click(send());
  expect(sentValues()).toMatchObject({ f: 'Blue' });
});

test('an optional radio group starts with none', () => {
  renderForm([{ kind: 'radio', label: 'Colour', options: OPTIONS }]);
  expect(
    screen
      .getAllByRole('radio')
      .filter((radio) => radio instanceof HTMLInputElement && radio.checked),
  ).toEqual([]);
});

test('a required checkbox group says so in its name, and marks none of its options as required', async () => {
  const { user, send, onSubmit, sentValues } = renderForm([
    { id: 'f', kind: 'checkbox', label: 'Colours', options: OPTIONS, isRequired: true },
    { id: 'n', kind: 'text', label: 'Name' },
  ]);
  const requiredBoxes = () =>
    screen.getAllByRole('checkbox').map((box) => box instanceof HTMLInputElement && box.required);
  expect(screen.getByRole('group', { name: /Colours.*\*/ })).toBeTruthy();
  expect(requiredBoxes()).toEqual([false, false, false]);
  await user.type(screen.getByLabelText('Name'), 'Ann');
  await user.click(send());
  expect(screen.getByText('Please choose at least one')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: 'Green' }));
  await user.click(screen.getByRole('checkbox', { name: 'Red' }));
  expect(requiredBoxes()).toEqual([false, false, false]);
  await user.click(send());
  expect(sentValues()).toMatchObject({ f: 'Red, Green' });
});

test('a required consent must be ticked, and ticking it alone is an empty form', async () => {
  const consent = {
    id: 'ok',
    kind: 'checkbox',
    baseName: 'consent',
    label: 'I agree',
    isRequired: true,
  } as const;
  const { user, send, onSubmit } = renderForm([consent, { id: 'n', kind: 'text', label: 'Name' }]);
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(send());
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Name'), 'Ann');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(send());
  expect(screen.getByText('Please tick this box to continue')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(send());
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ consentChecked: true });
});

test('in Hebrew the messages of choices are Hebrew', async () => {
  const { user, send } = renderForm(
    [
      { id: 'f', kind: 'checkbox', label: 'צבעים', options: ['אדום', 'כחול'], isRequired: true },
      { id: 'n', kind: 'text', label: 'שם' },
    ],
    { language: 'he' },
  );
  await user.type(screen.getByLabelText('שם'), 'דנה');
  await user.click(send());
  expect(screen.getByText('נא לבחור לפחות אפשרות אחת')).toBeTruthy();
});
