import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';

const BIRTHDAY = { id: 'b', kind: 'birthday', label: 'Birthday', isRequired: true } as const;

test('a day before today is taken and sent as dd/mm/yyyy', async () => {
  const { user, send, sentValues } = renderForm([BIRTHDAY]);
  const input = screen.getByLabelText<HTMLInputElement>(/Birthday/);
  expect([input.type, input.max, input.autocomplete]).toEqual(['date', '2026-06-14', 'bday']);
  await user.type(input, '1990-03-09');
  await user.click(send());
  expect(sentValues()).toEqual({ b: '09/03/1990' });
});

test.each([
  ['en', '2026-06-15', 'Please enter a valid birthday.'],
  ['en', '2030-01-01', 'Please enter a valid birthday.'],
  ['he', '2026-06-15', 'נא להזין תאריך לידה תקין.'],
] as const)(
  'in %s %s, today or later, is refused beside the field',
  async (language, day, message) => {
    const { user, send, onSubmit } = renderForm([BIRTHDAY], { language });
    fireEvent.input(screen.getByLabelText(/Birthday/), { target: { value: day } });
    await user.click(send());
    expect(screen.getByText(message)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('a text field with the birthday base name is a birthday too', () => {
  renderForm([
    { id: 'b', kind: 'text', baseName: 'birthday', label: 'Birthday', defaultValue: '09/03/1990' },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Birthday').value).toBe('1990-03-09');
});
