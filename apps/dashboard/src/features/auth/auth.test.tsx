import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

describe('signing in', () => {
  it('signing in returns to the page that was requested', async () => {
    const { user } = renderApp('/install', { signedIn: false });
    await user.type(await screen.findByLabelText('Email'), 'dana@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Install' })).toBeDefined();
  });

  it('a failed sign-in says why it failed and stays on the page', async () => {
    const { user } = renderApp('/popups', { signedIn: false });
    await user.type(await screen.findByLabelText('Email'), 'dana@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password');
  });

  it('signing in leads a new installation to its first account, and refuses a short password', async () => {
    const { user, server } = renderApp('/popups', { signedIn: false, isFirstRun: true });
    expect(await screen.findByRole('heading', { name: 'Create the first account' })).toBeDefined();
    await user.type(screen.getByLabelText('Your name'), 'Dana');
    await user.type(screen.getByLabelText('Email'), 'dana@example.com');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByText('Use at least 10 characters')).toBeDefined();
    expect(server.calls.some((call) => call.path.includes('sign-up'))).toBe(false);
    await user.type(screen.getByLabelText('Password'), 'er but longer');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('heading', { name: 'Popups' })).toBeDefined();
  });

  it('the page of an owner whose session ends leads to the sign-in', async () => {
    const { user, server } = renderApp('/popups');
    await screen.findByRole('link', { name: 'Ten percent off' });
    server.data.signedIn = false;
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  });
});
