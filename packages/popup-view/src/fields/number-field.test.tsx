import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';

test.each([
  ['3.14159', '3.14'],
  ['.', '0'],
  ['12abc5', '125'],
  ['-', ''],
  ['-2.5', '-2.5'],
  ['1e5', '15'],
  ['3,5', '3.5'],
])('typing %s leaves %s', async (typed, left) => {
  const { user, send, sentValues } = renderForm([
    { id: 'f', kind: 'number', label: 'Guests' },
    { id: 'n', kind: 'text', label: 'Name' },
  ]);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Guests' });
  await user.type(input, typed);
  await user.type(screen.getByLabelText('Name'), 'Ann');
  expect(input.value).toBe(left);
  await user.click(send());
  expect(sentValues()).toMatchObject({ f: left });
});

test('Enter sends the rounded number although the visitor is still in the field', async () => {
  const { user, sentValues } = renderForm([{ id: 'f', kind: 'number', label: 'Guests' }]);
  await user.type(screen.getByLabelText('Guests'), '2.999{Enter}');
  expect(sentValues()).toEqual({ f: '3' });
});

test('characters that are not part of a number are removed from pasted text', async () => {
  const { user } = renderForm([{ id: 'f', kind: 'number', label: 'Guests' }]);
  await user.click(screen.getByLabelText('Guests'));
  await user.paste('about 1,250.50 €');
  expect(screen.getByLabelText<HTMLInputElement>('Guests').value).toBe('1,250.50');
  await user.tab();
  expect(screen.getByLabelText<HTMLInputElement>('Guests').value).toBe('1250.5');
});

test('pasting no number beside a number leaves the number', async () => {
  const { user } = renderForm([{ id: 'f', kind: 'number', label: 'Guests' }]);
  await user.type(screen.getByLabelText('Guests'), '12');
  await user.paste('guests');
  expect(screen.getByLabelText<HTMLInputElement>('Guests').value).toBe('12');
});
