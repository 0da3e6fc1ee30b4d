import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

describe('signing in', () => {
  it('signing in returns to the page that was requested', async () => {
    const { user } = renderApp('/install', { signedIn: false });
    await user.type(await screen.findByLabelText('Email'), 'dana@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Install' })).toBeDefined();
  });

  it('signing in returns to the requested anchor within a page', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderApp('/settings#recipients', { signedIn: false });
    await user.type(await screen.findByLabelText('Email'), 'dana@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Emails to your team');
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
  });

  it('each page outside the dashboard sets the tab’s title, also after another page', async () => {
    document.title = 'Leads · Beckon';
    const { user } = renderApp('/leads', { signedIn: false });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(document.title).toBe('Sign in · Beckon');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(document.title).toBe('Forgot your password? · Beckon');
  });

  it('a failed sign-in says why it failed and stays on the page', async () => {
    const { user } = renderApp('/popups', { signedIn: false });
    await user.type(await screen.findByLabelText('Email'), 'dana@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password');
  });

  it('on a new installation, signing in leads to the first account, which refuses a short password', async () => {
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

  it('while only the demo account exists, the sign-in page says how to get an account of one’s own', async () => {
    const { server } = renderApp('/sign-up', { signedIn: false, hasSamples: true });
    expect(await screen.findByRole('button', { name: 'Use the demo account' })).toBeDefined();
    expect(screen.getByText(/For an account of your own/).textContent).toContain('SEED_DEMO=0');
    expect(server.data.isFirstRun).toBe(false);
  });

  it('an owner whose session ends signs in again in a dialog and stays on the page', async () => {
    const { user, server } = renderApp('/popups');
    await screen.findByRole('link', { name: 'Ten percent off' });
    server.data.signedIn = false;
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'dana@example.com');
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toBe('Invalid email or password');
    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const pause = screen.getByRole('button', { name: 'Pause' });
    await waitFor(() => expect(document.activeElement).toBe(pause));
    await user.click(pause);
    await waitFor(() => expect(server.data.popups[0]?.status).toBe('paused'));
  });

  it('someone else can leave the page for the sign-in after the session has ended', async () => {
    const { user, server } = renderApp('/popups');
    await screen.findByRole('link', { name: 'Ten percent off' });
    server.data.signedIn = false;
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.click(await screen.findByRole('button', { name: 'Leave this page' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
  });
});
