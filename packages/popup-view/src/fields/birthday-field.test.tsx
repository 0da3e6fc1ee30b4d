import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';

const BIRTHDAY = { id: 'b', kind: 'birthday', label: 'Birthday', isRequired: true } as const;
const WORDS = { en: ['Day', 'Month', 'Year'], he: ['יום', 'חודש', 'שנה'] } as const;

async function fillIn(
  user: UserEvent,
  [day, month, year]: readonly [string, string, string],
  language: keyof typeof WORDS = 'en',
) {
  const [dayWord, monthWord, yearWord] = WORDS[language];
  await user.type(screen.getByLabelText(dayWord), day);
  await user.selectOptions(screen.getByLabelText(monthWord), month);
  await user.type(screen.getByLabelText(yearWord), year);
}

test('a day before today is accepted and sent as dd/mm/yyyy', async () => {
  const { user, send, sentValues } = renderForm([BIRTHDAY]);
  expect(screen.getByRole('group', { name: /Birthday/ })).toBeTruthy();
  const tokens = WORDS.en.map((word) => screen.getByLabelText(word).getAttribute('autocomplete'));
  expect(tokens).toEqual(['bday-day', 'bday-month', 'bday-year']);
  await fillIn(user, ['9', 'March', '1990']);
  await user.click(send());
  expect(sentValues()).toEqual({ b: '09/03/1990' });
});

test.each([
  ['en', ['15', 'June', '2026'], 'Please enter a valid birthday.'],
  ['en', ['31', 'February', '1990'], 'Please enter a valid birthday.'],
  ['en', ['9', 'March', '90'], 'Please enter a valid birthday.'],
  ['he', ['15', 'יוני', '2026'], 'נא להזין תאריך לידה תקין.'],
] as const)(
  'in %s %s, no day before today, is refused beside the field',
  async (language, parts, message) => {
    const { user, send, onSubmit } = renderForm([BIRTHDAY], { language });
    await fillIn(user, parts, language);
    await user.click(send());
    expect(screen.getByText(message)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('no error is shown while the visitor moves from part to part', async () => {
  const { user } = renderForm([BIRTHDAY]);
  await user.type(screen.getByLabelText('Day'), '9');
  await user.tab();
  expect(screen.getByLabelText('Month')).toBe(document.activeElement);
  expect(screen.queryByText('Please enter a valid birthday.')).toBeNull();
});

test('a text field with the birthday base name is a birthday too', () => {
  renderForm([
    { id: 'b', kind: 'text', baseName: 'birthday', label: 'Birthday', defaultValue: '09/03/1990' },
  ]);
  const values = WORDS.en.map((word) => screen.getByLabelText<HTMLInputElement>(word).value);
  expect(values).toEqual(['9', '3', '1990']);
});
