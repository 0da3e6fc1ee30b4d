import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

it('the account menu leads to the account, where everything can be downloaded', async () => {
  const { user } = renderApp('/popups');
  await user.click(await screen.findByRole('button', { name: /Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Your account' }));
  const link = await screen.findByRole('link', { name: 'Download everything' });
  expect(link.getAttribute('href')).toBe('/api/owner/archive');
});

it('the account page deletes the account when the password is right, and says what goes', async () => {
  const { user, server } = renderApp('/account');
  await user.click(await screen.findByRole('button', { name: 'Delete your account…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(dialog.textContent).toContain('Corner bakery');
  const confirm = async (password: string) => {
    const field = within(dialog).getByLabelText('Your password');
    await user.clear(field);
    await user.type(field, password);
    await user.click(within(dialog).getByRole('button', { name: 'Delete everything' }));
  };
  await confirm('a guess');
  expect(await within(dialog).findByText('This is not your password.')).toBeDefined();
  expect(server.data.sites).toHaveLength(1);
  await confirm('correct horse');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  expect(server.data.sites).toHaveLength(0);
});

it('the account page can be reached by an owner without a site', async () => {
  const { user } = renderApp('/popups', { sites: [], popups: [] });
  await user.click(await screen.findByRole('link', { name: 'Your account' }));
  expect(await screen.findByRole('button', { name: 'Delete your account…' })).toBeDefined();
});
