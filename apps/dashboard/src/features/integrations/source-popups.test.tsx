import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPopup } from '../../testing/factories.ts';
import { aDestination } from '../../testing/fake-destinations.ts';
import { renderApp } from '../../testing/render-app.tsx';

const PAGE = '/settings/integrations';
const LETTER = aPopup({ id: 'letter', name: 'Letter' });
const WHEEL = aPopup({ id: 'wheel', name: 'Wheel' });

it('a connection that is for some popups needs one, sends its id, and names it in its card', async () => {
  const { user, server } = renderApp(PAGE, { popups: [LETTER, WHEEL] });
  await user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Access token/), 'pat-123');
  await user.click(dialog.getByRole('radio', { name: 'Some popups' }));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await dialog.findByText('Choose at least one popup.')).toBeDefined();
  expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(dialog.getByRole('combobox', { name: 'Popups' }));
  await user.click(await screen.findByRole('option', { name: 'Wheel' }));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  const card = within(await screen.findByRole('region', { name: 'HubSpot' }));
  expect(await card.findByText('Leads of Wheel.')).toBeDefined();
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    popupIds: ['wheel'],
  });
});

it('a deleted popup stays chosen when a connection is saved', async () => {
  const { user, server } = renderApp(PAGE, {
    popups: [LETTER],
    destinations: [aDestination({ popupIds: ['gone', 'letter'] })],
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      popupIds: ['gone', 'letter'],
    }),
  );
});

it('a connection names popups that are in the trash, deleted or archived, and “all popups” sends no ids', async () => {
  const { user, server } = renderApp(PAGE, {
    popups: [
      LETTER,
      { ...WHEEL, status: 'deleted' },
      aPopup({ id: 'old', name: 'Old', status: 'archived' }),
    ],
    deletedForGood: [{ id: 'gone', name: 'Bar' }],
    destinations: [aDestination({ popupIds: ['wheel', 'gone', 'old'] })],
  });
  const card = within(await screen.findByRole('region', { name: 'HubSpot' }));
  expect(
    await card.findByText('Leads of Wheel (in the trash), Bar (deleted), and Old (archived).'),
  ).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['Wheel (in the trash)', 'Bar (deleted)', 'Old (archived)'])
    expect(await dialog.findAllByText(name)).not.toEqual([]);
  await user.click(dialog.getByRole('combobox', { name: 'Popups' }));
  expect(await screen.findByRole('option', { name: 'Letter' })).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: 'All popups, also future ones' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      popupIds: [],
    }),
  );
});
