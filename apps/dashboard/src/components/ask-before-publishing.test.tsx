import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPopup } from '../testing/factories.ts';
import { aProduct } from '../testing/fake-catalogue.ts';
import { renderApp } from '../testing/render-app.tsx';

const DESIGN = {
  root: { props: {} },
  content: [{ type: 'Products', props: { id: 'Products-1', category: 'last_visited' } }],
};
const POPUP = aPopup({ status: 'draft', design: DESIGN });
const EMPTY = /the catalogue of your site has none/;

it('publishing a popup with products asks first while the catalogue is empty', async () => {
  const { user, server } = renderApp('/popups', { popups: [POPUP], isInstalled: true });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Publish/ }));
  expect(dialog.getByText(EMPTY)).toBeDefined();
  expect(server.data.popups[0]?.status).toBe('draft');
  await user.click(dialog.getByRole('button', { name: 'Publish anyway' }));
  await waitFor(() => expect(server.data.popups[0]?.status).toBe('active'));
});

it('publishing a popup with products asks nothing if the catalogue has some', async () => {
  const catalogue = { products: [aProduct()] };
  const { user, server } = renderApp('/popups', { popups: [POPUP], catalogue, isInstalled: true });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.data.popups[0]?.status).toBe('active'));
  expect(screen.queryByText(EMPTY)).toBeNull();
});
