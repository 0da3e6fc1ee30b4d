import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import { useLeaveGuard } from './leave-guard.ts';

function UnsavedPage() {
  useLeaveGuard(true);
  return <h1>Unsaved</h1>;
}

/** Opens a page with unsaved changes, with another page before it in the history. */
async function openUnsaved() {
  history.replaceState(null, '', '/');
  const user = userEvent.setup();
  render(
    <Providers client={createQueryClient()} isStill>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Link to="/unsaved">Go on</Link>} />
          <Route path="/unsaved" element={<UnsavedPage />} />
        </Routes>
      </BrowserRouter>
    </Providers>,
  );
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  await screen.findByRole('heading', { name: 'Unsaved' });
  return user;
}

const goBack = () => act(async () => history.back());

afterEach(() => history.replaceState(null, '', '/'));

it('the guard asks before the Back button loses unsaved changes, and then stays or leaves', async () => {
  const user = await openUnsaved();
  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByRole('heading', { name: 'Unsaved' })).toBeDefined();
  await waitFor(() => expect(location.pathname).toBe('/unsaved'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('link', { name: 'Go on' })).toBeDefined();
  expect(location.pathname).toBe('/');
});
