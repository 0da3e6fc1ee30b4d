import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';

const EMAIL = { id: 'email', kind: 'email', label: 'Email' } as const;
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });

test('Tab moves on to the suggestion and past it without changing the address, and Enter takes it', async () => {
  const { user, send } = renderForm([EMAIL]);
  await user.type(email(), 'ann@gmial.com');
  expect(screen.getByRole('status').textContent).toBe('Did you mean ann@gmail.com?');
  await user.tab();
  const suggestion = screen.getByRole('button', { name: 'Did you mean ann@gmail.com?' });
  expect(document.activeElement).toBe(suggestion);
  await user.tab();
  expect(document.activeElement).toBe(send());
  expect(email().value).toBe('ann@gmial.com');
  suggestion.focus();
  await user.keyboard('{Enter}');
  expect(email().value).toBe('ann@gmail.com');
  expect(document.activeElement).toBe(email());
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the right arrow does not change the address', async () => {
  const { user } = renderForm([EMAIL]);
  await user.type(email(), 'ann@gmial.com{ArrowRight}');
  expect(email().value).toBe('ann@gmial.com');
});

test('going back with Shift and Tab accepts no suggestion', async () => {
  const { user } = renderForm([{ id: 'n', kind: 'text', label: 'Name' }, EMAIL]);
  await user.type(email(), 'ann@gmial.com');
  await user.tab({ shift: true });
  expect(email().value).toBe('ann@gmial.com');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('Escape declines the suggestion for good', async () => {
  const { user } = renderForm([EMAIL]);
  await user.type(email(), 'ann@gmial.com{Escape}');
  expect(screen.getByRole('status').textContent).toBe('');
  await user.tab();
  expect(email().value).toBe('ann@gmial.com');
});

test('Escape on the suggestion declines it, goes back to the field and does not reach the popup', async () => {
  const { user } = renderForm([EMAIL]);
  const reached = vi.fn();
  document.body.addEventListener('keydown', reached);
  await user.type(email(), 'ann@gmial.com');
  reached.mockClear();
  screen.getByRole('button', { name: /Did you mean/ }).focus();
  await user.keyboard('{Escape}');
  document.body.removeEventListener('keydown', reached);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(email());
  expect(reached).not.toHaveBeenCalled();
});

test('a click takes the suggestion', async () => {
  const { user } = renderForm([EMAIL]);
  await user.type(email(), 'ann@hotmial.com');
  await user.click(screen.getByRole('button', { name: /Did you mean/ }));
  expect(email().value).toBe('ann@hotmail.com');
});

test('the form asks once about an address that looks mistyped before it is sent', async () => {
  const { user, send, onSubmit, sentValues } = renderForm([EMAIL]);
  await user.type(email(), 'ann@gmial.com');
  await user.click(send());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(email());
  expect(screen.getByRole('button', { name: 'Did you mean ann@gmail.com?' })).toBeTruthy();
  await user.click(send());
  expect(sentValues()).toEqual({ email: 'ann@gmial.com' });
});

test('one tap says that the address is right, and sends it', async () => {
  const { user, send, sentValues } = renderForm([EMAIL]);
  await user.type(email(), 'ann@gmial.com');
  await user.click(send());
  await user.click(screen.getByRole('button', { name: 'No, it is right' }));
  expect(sentValues()).toEqual({ email: 'ann@gmial.com' });
});

test.each([
  ['after the suggestion was declined', '{Escape}', 'ann@gmial.com'],
  ['after it was taken', '{Tab}{Enter}', 'ann@gmail.com'],
])('the form does not ask about the address %s', async (_when, key, address) => {
  const { user, send, sentValues } = renderForm([EMAIL]);
  await user.type(email(), `ann@gmial.com${key}`);
  await user.click(send());
  expect(sentValues()).toEqual({ email: address });
});

test.each(['none', 'business-email'] as const)('mode %s suggests nothing', async (emailMode) => {
  const { user } = renderForm([{ ...EMAIL, emailMode }]);
  await user.type(email(), 'ann@gmial.com');
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test('in Hebrew the suggestion is Hebrew with the address kept from left to right', async () => {
  const { user } = renderForm([{ ...EMAIL, label: 'אימייל' }], { language: 'he' });
  await user.type(screen.getByLabelText('אימייל'), 'ann@gmial.com');
  expect(screen.getByRole('status').textContent).toBe('האם התכוונת ל-ann@gmail.com?');
  expect(screen.getByText('ann@gmail.com').dir).toBe('ltr');
});
