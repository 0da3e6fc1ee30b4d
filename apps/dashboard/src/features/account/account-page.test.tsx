import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

it('the account menu leads to the account, where everything can be downloaded', async () => {
  const { user } = renderApp('/popups');
  await user.click(await screen.findByRole('button', { name: /Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Your account' }));
  const link = await screen.findByRole('link', { name: 'Download everything' });
  expect(link.getAttribute('href')).toBe('/api/owner/archive');
});
