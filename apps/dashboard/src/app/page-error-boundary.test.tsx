import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ROUTES } from '../lib/navigation/routes.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Shell } from './shell/shell.tsx';

const ME = {
  owner: { id: 'owner-1', name: 'Dana', email: 'dana@example.com' },
  account: { id: 'account-1', name: 'Dana' },
};

function BrokenPage(): never {
  throw new Error('The server was not reached.');
}

it('the other pages can still be opened when a page cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = renderPart(
    <Routes>
      <Route element={<Shell me={ME} />}>
        <Route index element={<BrokenPage />} />
        <Route path={ROUTES.leads} element={<h1>All leads</h1>} />
      </Route>
    </Routes>,
  );
  expect(
    await screen.findByRole('heading', { name: 'Something went wrong on this page' }),
  ).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Leads' }));
  expect(await screen.findByRole('heading', { name: 'All leads' })).toBeDefined();
});
