import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSession } from '../../testing/fake-accounts.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the account menu leads to the account, where everything can be downloaded', async () => {
  const { user } = renderApp('/popups');
  await user.click(await screen.findByRole('button', { name: /Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Your account' }));
  const link = await screen.findByRole('link', { name: 'Download everything' });
  expect(link.getAttribute('href')).toBe('/api/owner/archive');
});

it('the account page says what is deleted, and deletes the account if the password is right', async () => {
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

it('the account page can be reached and left by an owner without a site', async () => {
  const { user } = renderApp('/popups', { sites: [], popups: [] });
  await user.click(await screen.findByRole('link', { name: 'Your account' }));
  expect(await screen.findByRole('button', { name: 'Delete your account…' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Your first site' }));
  expect(await screen.findByRole('button', { name: 'Add the site' })).toBeDefined();
});

it('the account page says that a new address must be confirmed by mail', async () => {
  const { user } = renderApp('/account', { sendsMail: true });
  const card = within(await screen.findByRole('region', { name: 'Your email address' }));
  await user.type(card.getByLabelText('New address'), 'new@example.com');
  await user.type(card.getByLabelText('Password'), 'a guess');
  await user.click(card.getByRole('button', { name: 'Change address' }));
  expect(await card.findByText('This is not your password.')).toBeDefined();
  await user.clear(card.getByLabelText('Password'));
  await user.type(card.getByLabelText('Password'), 'correct horse');
  await user.click(card.getByRole('button', { name: 'Change address' }));
  expect((await card.findByText(/A link was sent to/)).textContent).toContain('new@example.com');
});

it('the account page lists where the owner is signed in, and signs out there', async () => {
  const { user, server } = renderApp('/account', {
    sessions: [
      aSession(),
      aSession({ id: 'old', browser: 'firefox', system: 'windows', isHere: false }),
      aSession({ id: 'odd', browser: 'other', system: 'other', isHere: false }),
    ],
  });
  const leave = { name: /^Sign out of Firefox on Windows, signed in / };
  await user.click(await screen.findByRole('button', leave));
  await waitFor(() => expect(server.data.sessions.map(({ id }) => id)).toEqual(['here', 'odd']));
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Where you are signed in'),
  );
  expect(await screen.findByText('A browser')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(screen.queryByText('A browser')).toBeNull());
  expect(screen.getByText('Chrome on macOS')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

it.each([
  [422, 'This password is one of the first that guessers try.', 'New password'],
  [400, 'This is not your password.', 'Current password'],
])(
  'a refused change of the password (%i) is explained at the field that it is about',
  async (status, message, label) => {
    const { user, server } = renderApp('/account');
    const card = within(await screen.findByRole('region', { name: 'Your password' }));
    await user.type(card.getByLabelText('Current password'), 'correct horse');
    await user.type(card.getByLabelText('New password'), 'password123');
    server.failNext('/change-password', status, message);
    await user.click(card.getByRole('button', { name: 'Change password' }));
    await card.findByText(message);
    const explained = card.getByLabelText(label).getAttribute('aria-describedby') ?? '';
    const texts = explained.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain(message);
  },
);

it('a new password that is too short gets the focus and is announced as wrong', async () => {
  const { user } = renderApp('/account');
  const current = await screen.findByLabelText('Current password');
  await user.type(current, 'correct horse');
  const next = screen.getByLabelText('New password');
  await user.type(next, 'abc');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(next.getAttribute('aria-invalid')).toBe('true');
  expect(current.getAttribute('aria-invalid')).toBe('false');
});

it('the buttons that show a password can be reached by keyboard', async () => {
  renderApp('/account');
  await screen.findByLabelText('New password');
  const buttons = screen.getAllByRole('button', { name: /password visibility/i });
  expect(buttons.map((button) => button.tabIndex)).toEqual(buttons.map(() => 0));
});
