import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOON_MS, renderForm } from '../testing/render-form.tsx';
import * as datePart from './date/index.ts';
import type { DatePart } from './date/date-part.ts';
import * as validator from '../form/validator/index.ts';
import { loadPartFrom } from '../load-part-from.ts';

const part: DatePart = datePart;
const DATE = { id: 'd', kind: 'date', label: 'Arrival', isRequired: true } as const;
const portsWith = (load: () => Promise<DatePart>) => ({
  now: () => NOON_MS,
  loadFreeMailDomains: async () => undefined,
  loadPart: loadPartFrom({ 'date-picker': load }),
  loadValidator: async () => validator,
  prefersReducedMotion: () => true,
});
const withCalendar = portsWith(async () => part);

async function openCalendar(label = /Arrival/) {
  const input = screen.getByRole('combobox', { name: label });
  input.focus();
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  const calendar = await screen.findByRole('dialog');
  await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true));
  return { input, calendar };
}

test('the input is read-only; the arrow key opens the calendar on today and a day is chosen by keyboard', async () => {
  const { user, send, sentValues } = renderForm([DATE], { ports: withCalendar });
  const { input, calendar } = await openCalendar();
  expect(input).toHaveProperty('readOnly', true);
  expect(document.activeElement?.getAttribute('aria-label') ?? '').toContain('June 15, 2026');
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(calendar.isConnected).toBe(false);
  expect(input).toHaveProperty('value', '23/06/2026');
  expect(document.activeElement).toBe(input);
  await user.click(send());
  expect(sentValues()).toEqual({ d: '23/06/2026' });
});

test('Escape closes the calendar, keeps the date and does not reach the popup', async () => {
  let reached = 0;
  const { user } = renderForm([{ ...DATE, defaultValue: '01/02/2026' }], { ports: withCalendar });
  const count = () => {
    reached += 1;
  };
  document.body.addEventListener('keydown', count);
  const { input } = await openCalendar();
  reached = 0;
  await user.keyboard('{Escape}');
  document.body.removeEventListener('keydown', count);
  expect(reached).toBe(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input).toHaveProperty('value', '01/02/2026');
  expect(document.activeElement).toBe(input);
});

test('a date can be cleared, in the calendar and by key', async () => {
  const { user } = renderForm([{ ...DATE, defaultValue: '01/02/2026' }], { ports: withCalendar });
  const { input, calendar } = await openCalendar();
  await user.click(within(calendar).getByRole('button', { name: 'Clear' }));
  expect(input).toHaveProperty('value', '');
  const again = await openCalendar();
  await user.click(within(again.calendar).getByRole('button', { name: /June 20,/ }));
  expect(input).toHaveProperty('value', '20/06/2026');
  fireEvent.keyDown(input, { key: 'Delete' });
  expect(input).toHaveProperty('value', '');
});

test('an empty required date is refused', async () => {
  const { user, send } = renderForm([DATE, { id: 'n', kind: 'text', label: 'Name' }], {
    ports: withCalendar,
  });
  await user.type(screen.getByLabelText('Name'), 'Ann');
  await user.click(send());
  expect(screen.getByText('Please fill in this field')).toBeTruthy();
});

test('in Hebrew the calendar runs from right to left and names months and days in Hebrew', async () => {
  const { user } = renderForm([{ ...DATE, label: 'הגעה' }], {
    ports: withCalendar,
    language: 'he',
  });
  const { input, calendar } = await openCalendar(/הגעה/);
  expect(calendar.querySelector('[dir=rtl]')).not.toBeNull();
  expect(document.activeElement?.getAttribute('aria-label') ?? '').toContain('יוני');
  // The right arrow goes to the day before.
  await user.keyboard('{ArrowRight}{Enter}');
  expect(input).toHaveProperty('value', '14/06/2026');
});

test("the browser's own date control replaces a calendar that cannot be loaded", async () => {
  const { user, send, sentValues } = renderForm([DATE], {
    ports: portsWith(async () => {
      throw new Error('offline');
    }),
  });
  await waitFor(() => expect(screen.getByLabelText(/Arrival/)).toHaveProperty('type', 'date'));
  await user.type(screen.getByLabelText(/Arrival/), '2026-06-20');
  await user.click(send());
  expect(sentValues()).toEqual({ d: '20/06/2026' });
});

test("the browser's own date control replaces a calendar that cannot be drawn", async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const DatePanel = (): never => {
    throw new Error('replaced methods');
  };
  const { user, send, sentValues } = renderForm([DATE], {
    ports: portsWith(async () => ({ DatePanel, css: '' })),
  });
  await waitFor(() => expect(screen.getByLabelText(/Arrival/)).toBeTruthy());
  await act(async () => undefined);
  await user.click(screen.getByLabelText(/Arrival/));
  await waitFor(() => expect(screen.getByLabelText(/Arrival/)).toHaveProperty('type', 'date'));
  expect(document.activeElement).toBe(screen.getByLabelText(/Arrival/));
  await user.type(screen.getByLabelText(/Arrival/), '2026-06-20');
  await user.click(send());
  expect(sentValues()).toEqual({ d: '20/06/2026' });
  log.mockRestore();
});
