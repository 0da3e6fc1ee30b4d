import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForm } from '../testing/render-form.tsx';
import { INITIAL_FORM_STATE, nextFormState } from './form-state.ts';

const PHONE = { id: 'phone', kind: 'phone', label: 'Phone' } as const;
const WRONG_PHONE = 'Please enter a valid phone number';

test('a message waits until the pointer is released, so that the click reaches what was pressed', async () => {
  const { user } = renderForm([PHONE, { id: 'yes', kind: 'checkbox', label: 'Yes' }]);
  await user.type(screen.getByLabelText(/Phone/), 'abc');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText(/Yes/) });
  expect(document.activeElement).toBe(screen.getByLabelText(/Yes/));
  expect(screen.queryByText(WRONG_PHONE)).toBeNull();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByText(WRONG_PHONE)).toBeTruthy();
});

test('a check that waited for a release does not hide what the submission announced meanwhile', () => {
  const refused = nextFormState(INITIAL_FORM_STATE, {
    name: 'REFUSED',
    problems: new Map([['phone', 'phone-wrong']]),
    focusId: 'phone',
    step: 1,
    isEmpty: false,
    announcement: 'The phone, and the name',
  });
  const left = {
    name: 'LEFT',
    id: 'phone',
    problem: 'phone-wrong',
    announcement: 'The phone',
  } as const;
  expect(nextFormState(refused, left)).toBe(refused);
});

test('a corrected answer takes its problem out of what is announced', async () => {
  const { user } = renderForm([PHONE]);
  await user.type(screen.getByLabelText(/Phone/), 'abc');
  await user.tab();
  expect(screen.getByRole('alert').textContent).toBe(`Phone: ${WRONG_PHONE}`);
  await user.clear(screen.getByLabelText(/Phone/));
  await user.type(screen.getByLabelText(/Phone/), '050-1234567');
  await user.tab();
  expect(screen.getByRole('alert').textContent).toBe('');
});
