import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOON_MS, renderForm } from '../testing/render-form.tsx';
import * as phonePart from './phone/index.ts';
import type { PhonePart } from './phone/phone-part.ts';
import * as validator from '../form/validator/index.ts';
import { loadPartFrom } from '../load-part-from.ts';

const part: PhonePart = phonePart;
const PHONE = {
  id: 'p',
  kind: 'phone',
  phoneMode: 'international',
  label: 'Phone',
  isRequired: true,
} as const;
const portsWith = (load: () => Promise<PhonePart>) => ({
  now: () => NOON_MS,
  loadFreeMailDomains: async () => undefined,
  loadPart: loadPartFrom({ phone: load }),
  loadValidator: async () => validator,
  prefersReducedMotion: () => true,
});
const ports = portsWith(async () => part);
const phone = (label = /^Phone/) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

test("the phone field starts in the visitor's country, formats on leaving and keeps the international form beside it", async () => {
  const { user, send, sentValues } = renderForm([PHONE], { ports, countryCode: 'IL' });
  expect(
    await screen.findByRole('button', { name: 'Country of the phone number: Israel +972' }),
  ).toBeTruthy();
  await user.type(phone(), '0501234567');
  await user.tab();
  expect(phone().value).toBe('050-123-4567');
  expect(phone().dataset['e164']).toBe('+972501234567');
  await user.click(send());
  expect(sentValues()).toEqual({ p: '+972501234567' });
});

test.each([undefined, 'xx'])(
  'the phone field starts in the United States for the country %s',
  async (countryCode) => {
    renderForm([PHONE], { ports, countryCode });
    expect(await screen.findByRole('button', { name: /United States \+1/ })).toBeTruthy();
  },
);

test.each([
  ['en', 'Invalid number - please try again'],
  ['he', 'מספר שגוי - נא לנסות שוב'],
] as const)('in %s an impossible number is refused beside the field', async (language, message) => {
  const { user, onSubmit, send } = renderForm([PHONE], { ports, countryCode: 'il', language });
  await screen.findByRole('button', { name: /\+972/ });
  await user.type(phone(), '050123');
  await user.tab();
  expect(screen.getByText(message)).toBeTruthy();
  await user.click(send());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a number with its own + selects its country', async () => {
  const { user } = renderForm([PHONE], { ports });
  await screen.findByRole('button', { name: /United States/ });
  await user.type(phone(), '+447400123456');
  expect(screen.getByRole('button', { name: /United Kingdom \+44/ })).toBeTruthy();
  await user.tab();
  expect(phone().value).toBe('+44 7400 123456');
});

test('another country is found by search and chosen by keyboard; the number is checked again', async () => {
  const { user } = renderForm([PHONE], { ports });
  await user.click(await screen.findByRole('button', { name: /United States/ }));
  const search = screen.getByRole('combobox', { name: 'Search...' });
  expect(document.activeElement).toBe(search);
  await user.keyboard('zzzz');
  expect(screen.getByText('No results found')).toBeTruthy();
  await user.keyboard('{Backspace>4/}isr{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('button', { name: /Israel/ })).toBeTruthy();
  expect(document.activeElement).toBe(phone());
  await user.keyboard('0501234567');
  expect(phone().dataset['e164']).toBe('+972501234567');
});

test('arrows move through the list and Escape closes it', async () => {
  const { user } = renderForm([PHONE], { ports, countryCode: 'af' });
  const button = await screen.findByRole('button', { name: /Afghanistan/ });
  await user.click(button);
  const active = () => {
    const id = screen
      .getByRole('combobox', { name: 'Search...' })
      .getAttribute('aria-activedescendant');
    return screen.getAllByRole('option').find((option) => option.id === id)?.textContent;
  };
  expect(active()).toContain('Afghanistan');
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Åland');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toContain('Zimbabwe');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('in Hebrew the list is searched in Hebrew', async () => {
  const { user } = renderForm([{ ...PHONE, label: 'טלפון' }], { ports, language: 'he' });
  await user.click(await screen.findByRole('button', { name: /ארצות הברית/ }));
  await user.keyboard('ישרא');
  expect(
    within(screen.getByRole('listbox', { name: 'מדינות' })).getAllByRole('option'),
  ).toHaveLength(1);
  await user.keyboard('אאא');
  expect(screen.getByText('לא נמצאו תוצאות')).toBeTruthy();
});

test('without the library every number is accepted, but required stays required', async () => {
  const broken = portsWith(async () => {
    throw new Error('blocked');
  });
  const { user, send, sentValues } = renderForm([PHONE], { ports: broken });
  await user.click(send());
  expect(screen.getByText('Please fill in this field')).toBeTruthy();
  await user.type(phone(), '12');
  await user.click(send());
  expect(sentValues()).toEqual({ p: '12' });
});

test('a number that was filled in before the library is loaded is checked afterwards', async () => {
  let arrive: (loaded: PhonePart) => void = () => undefined;
  const late = portsWith(
    () =>
      new Promise<PhonePart>((resolve) => {
        arrive = resolve;
      }),
  );
  const { user, send, onSubmit } = renderForm([PHONE], { ports: late, countryCode: 'il' });
  await user.type(phone(), '050123');
  arrive(part);
  await screen.findByRole('button', { name: /Israel/ });
  await user.click(send());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('Invalid number - please try again')).toBeTruthy();
});
