import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOON_MS, formProps, renderForm } from '../testing/render-form.tsx';
import * as validator from './validator/index.ts';
import type { Validator } from './use-validator.ts';

const EMAIL = { id: 'email', kind: 'email', label: 'Email', isRequired: true } as const;
const NAME = { id: 'name', kind: 'name', name: 'name', label: 'Name', isRequired: true } as const;
const WITH_MOTION = { ...formProps().ports, prefersReducedMotion: () => false };

test('the form sends every field if it is valid, in the order of the page', async () => {
  const { user, onSubmit, send } = renderForm([NAME, EMAIL, { id: 'note', kind: 'text' }]);
  await user.type(screen.getByLabelText(/Email/), ' ann@example.com ');
  await user.type(screen.getByLabelText(/Name/), 'דנה 😀');
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ looksAutomated: false, fillTimeMs: 0, consentChecked: false }),
    'Send',
  );
  expect(onSubmit.mock.lastCall?.[0].fields.map(({ name, value }) => [name, value])).toEqual([
    ['name', 'דנה 😀'],
    ['email1', 'ann@example.com'],
    ['text1', ''],
  ]);
});

test('an invalid form shows messages beside the fields, focuses the first and announces all', async () => {
  const { user, onSubmit, send } = renderForm([NAME, EMAIL]);
  await user.type(screen.getByLabelText(/Email/), 'ann@');
  await user.click(send());
  expect(onSubmit).not.toHaveBeenCalled();
  const name = screen.getByLabelText(/Name/);
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please fill in this field').id).toBe(
    name.getAttribute('aria-describedby'),
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'Name: Please fill in this field. Email: Please enter an email like name@example.com',
  );
});

test('a message disappears as soon as it is no longer true, and typing adds no new one', async () => {
  const { user, send } = renderForm([NAME, EMAIL]);
  await user.type(screen.getByLabelText(/Name/), 'Ann');
  await user.click(send());
  await user.type(screen.getByLabelText(/Email/), 'a');
  expect(screen.queryByText('Please fill in this field')).toBeNull();
  expect(screen.queryByText('Please enter an email like name@example.com')).toBeNull();
  await user.tab();
  expect(screen.getByText('Please enter an email like name@example.com')).toBeTruthy();
});

test('an empty required field shows no message before the visitor submits', async () => {
  const { user } = renderForm([NAME, EMAIL]);
  await user.click(screen.getByLabelText(/Name/));
  await user.tab();
  expect(screen.queryByText('Please fill in this field')).toBeNull();
});

test('an empty form shakes, highlights its e-mail field and is not sent', async () => {
  const shakes = recordShakes();
  const { user, onSubmit, send } = renderForm(
    [
      { ...NAME, isRequired: false },
      { ...EMAIL, isRequired: false },
    ],
    { ports: WITH_MOTION },
  );
  await user.click(send());
  const email = screen.getByLabelText(/Email/);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(shakes).toHaveBeenCalledOnce();
  expect(email.dataset['highlight']).toBe('true');
  expect(document.activeElement).toBe(email);
  expect(screen.getByRole('alert').textContent).toBe(
    'Please fill in the form. Email: Please fill in this field',
  );
  await user.click(send());
  expect(shakes).toHaveBeenCalledTimes(2);
  await user.type(email, 'a');
  expect(email.dataset['highlight']).toBeUndefined();
});

test('an empty form marks every required field, focuses the first, and says what is missing', async () => {
  const { user, send } = renderForm([NAME, EMAIL]);
  await user.click(send());
  expect(screen.getAllByText('Please fill in this field')).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toBe(
    'Please fill in the form. Name: Please fill in this field. Email: Please fill in this field',
  );
  expect(document.activeElement).toBe(screen.getByLabelText(/Name/));
  expect(screen.getByLabelText(/Email/).dataset['highlight']).toBeUndefined();
});

test('on a phone an empty form does not shake', async () => {
  const shakes = recordShakes();
  const { user, send } = renderForm([EMAIL], { isMobile: true, ports: WITH_MOTION });
  await user.click(send());
  expect(shakes).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/Email/).dataset['highlight']).toBe('true');
});

test('an empty form does not shake for a visitor who wants less motion', async () => {
  const shakes = recordShakes();
  const { user, send } = renderForm([EMAIL]);
  await user.click(send());
  expect(shakes).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/Email/).dataset['highlight']).toBe('true');
});

test('a form without fields can be sent by its button', async () => {
  const { user, onSubmit, send } = renderForm([]);
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a double click and Enter twice make one submit; after a failed send the visitor may try again', async () => {
  const onSubmitBlocked = vi.fn();
  const { user, onSubmit, send, redraw } = renderForm([EMAIL], { onSubmitBlocked });
  await user.type(screen.getByLabelText(/Email/), 'ann@example.com');
  await user.dblClick(send());
  await user.type(screen.getByLabelText(/Email/), '{Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmitBlocked).toHaveBeenCalledTimes(3);
  redraw({ submitState: 'sending', onSubmitBlocked });
  await user.click(send());
  expect(send().getAttribute('aria-disabled')).toBe('true');
  expect(onSubmit).toHaveBeenCalledOnce();
  redraw({ submitState: 'idle', onSubmitBlocked });
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a filled honeypot and the time to submit are reported, and stop no visitor', async () => {
  let nowMs = NOON_MS;
  const ports = { ...formProps().ports, now: () => nowMs };
  const { user, onSubmit, send, container } = renderForm([EMAIL], { ports });
  const honeypot = container.querySelector<HTMLInputElement>('input[tabindex="-1"]');
  expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(honeypot?.autocomplete).toBe('off');
  await user.type(screen.getByLabelText(/Email/), 'ann@example.com');
  if (honeypot) honeypot.value = 'cheap pills';
  nowMs += 4_200;
  await user.click(send());
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ looksAutomated: true, fillTimeMs: 4_200 });
});

test('a Hebrew form runs from right to left and speaks Hebrew', async () => {
  const { user, send, container } = renderForm(
    [
      { ...EMAIL, label: 'אימייל' },
      { ...NAME, label: 'שם' },
    ],
    { language: 'he' },
  );
  expect(container.querySelector('form')?.dir).toBe('rtl');
  await user.type(screen.getByLabelText(/שם/), 'דנה 7');
  await user.click(send());
  expect(screen.getByText('נא למלא שדה זה')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(
    'שם: נא להזין שם באורך של עד 40 תווים, ללא ספרות',
  );
});

test('free-mail addresses are refused when the list is loaded; without it they pass', async () => {
  const business = { ...EMAIL, emailMode: 'business-email' } as const;
  const list = async () => new Set(['gmail.com']);
  const withList = renderForm([business], {
    ports: { ...formProps().ports, loadFreeMailDomains: list },
  });
  await withList.user.type(screen.getByLabelText(/Email/), 'ann@gmail.com');
  await withList.user.click(withList.send());
  expect(screen.getByText('Only business emails are allowed')).toBeTruthy();
  expect(withList.onSubmit).not.toHaveBeenCalled();
  withList.unmount();

  const broken = async () => {
    throw new Error('offline');
  };
  const without = renderForm([business], {
    ports: { ...formProps().ports, loadFreeMailDomains: broken },
  });
  await without.user.type(screen.getByLabelText(/Email/), 'ann@gmail.com');
  await without.user.click(without.send());
  expect(without.onSubmit).toHaveBeenCalledOnce();
});

test('the free-mail list is not requested if no field needs it', () => {
  const loadFreeMailDomains = vi.fn(async () => undefined);
  renderForm([EMAIL], {
    ports: { ...formProps().ports, loadFreeMailDomains },
  });
  expect(loadFreeMailDomains).not.toHaveBeenCalled();
});

test('a submit before the rules are loaded waits for them, and is sent once', async () => {
  let arrive: (rules: Validator) => void = () => undefined;
  const loadValidator = () =>
    new Promise<Validator>((resolve) => {
      arrive = resolve;
    });
  const { user, onSubmit, send } = renderForm([EMAIL, NAME], {
    ports: { ...formProps().ports, loadValidator },
  });
  await user.type(screen.getByLabelText(/Email/), 'ann@example.com');
  await user.dblClick(send());
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => arrive(validator));
  expect(screen.getByText('Please fill in this field')).toBeTruthy();
  await user.type(screen.getByLabelText(/Name/), 'Ann');
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('answers that a program filled in without an event are checked and sent', async () => {
  const { user, onSubmit, send, sentValues } = renderForm([
    EMAIL,
    NAME,
    { id: 'note', kind: 'textarea', label: 'Note' },
    { id: 'size', kind: 'select', label: 'Size', options: ['S', 'M'] },
    { id: 'birthday', kind: 'birthday', label: 'Birthday' },
    { id: 'day', kind: 'date', label: 'Arrival' },
  ]);
  await act(async () => undefined); // The rules are loaded.
  fillInSilently(screen.getByLabelText(/Email/), 'ann@example.com');
  fillInSilently(screen.getByLabelText('Note'), 'Ring twice');
  fillInSilently(screen.getByLabelText('Size'), 'M');
  fillInSilently(screen.getByLabelText('Arrival'), '2026-12-24');
  for (const [part, value] of [
    ['Day', '9'],
    ['Month', '3'],
    ['Year', '1990'],
  ] as const)
    fillInSilently(screen.getByLabelText(part), value);
  await user.click(send());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getAllByText('Please fill in this field')).toHaveLength(1);
  await user.type(screen.getByLabelText(/Name/), 'Ann');
  await user.click(send());
  expect(sentValues()).toEqual({
    email: 'ann@example.com',
    name: 'Ann',
    note: 'Ring twice',
    size: 'M',
    birthday: '09/03/1990',
    day: '24/12/2026',
  });
});

test('what a program filled in without an event stays when the form is drawn again', async () => {
  const { user, send, sentValues } = renderForm([
    NAME,
    EMAIL,
    { id: 'note', kind: 'textarea', label: 'Note' },
    { id: 'size', kind: 'select', label: 'Size', options: ['S', 'M'] },
  ]);
  fillInSilently(screen.getByLabelText(/Email/), 'ann@example.com');
  fillInSilently(screen.getByLabelText('Note'), 'Ring twice');
  fillInSilently(screen.getByLabelText('Size'), 'M');
  await act(async () => undefined); // The rules are loaded, so the form is drawn again.
  await user.type(screen.getByLabelText(/Name/), 'Ann');
  expect(screen.getByLabelText(/Email/)).toHaveProperty('value', 'ann@example.com');
  await user.click(send());
  expect(sentValues()).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    note: 'Ring twice',
    size: 'M',
  });
});

test("without the rules the browser's own checks remain, and the lead is not lost", async () => {
  const loadValidator = vi.fn(async () => {
    throw new Error('offline');
  });
  const { user, onSubmit, send } = renderForm([EMAIL], {
    ports: { ...formProps().ports, loadValidator },
  });
  await user.click(send());
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/Email/), 'ann@gmial.com');
  await user.click(send());
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(loadValidator.mock.calls.length).toBeGreaterThan(1);
});

/** As browsers fill in a form: neither an event nor the property of the element is involved. */
function fillInSilently(control: HTMLElement, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}

/** Calls of `animate`, which jsdom does not have. */
function recordShakes() {
  const animate = vi.fn();
  HTMLElement.prototype.animate = animate;
  return animate;
}
