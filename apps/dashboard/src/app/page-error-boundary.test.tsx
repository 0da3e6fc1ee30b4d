import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

vi.mock('../features/leads/leads-page.tsx', () => {
  throw new Error('The server was not reached.');
});

it('a page that cannot be loaded leaves the way to the other pages open', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = renderApp('/leads');
  expect(
    await screen.findByRole('heading', { name: 'Something went wrong on this page' }),
  ).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Popups' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Popups' })).toBeDefined();
});
