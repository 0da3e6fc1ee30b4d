import type { LeadNotices } from '@beckon/contract/owner-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPopup, aSite } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ANN = 'ann@x.example';
const BEN = 'ben@x.example';
const POPUPS = [aPopup({ id: 'letter', name: 'Letter' }), aPopup({ id: 'wheel', name: 'Wheel' })];

function renderSettings(leadNotices: LeadNotices, path = '/settings') {
  const site = aSite();
  return renderApp(path, {
    sites: [{ ...site, settings: { ...site.settings, leadNotices } }],
    popups: POPUPS,
    sendsMail: true,
    deletedForGood: [{ id: 'gone', name: 'Bar' }],
  });
}

const linesOf = (email: string) => {
  const list = screen.getByRole('list', { name: 'Leads that each address gets' });
  return within(list)
    .getAllByRole('listitem')
    .find((line) => line.textContent?.includes(email))?.textContent;
};

it('a recipient of mails that is for some popups needs one, and the others keep all popups', async () => {
  const { user, server } = renderSettings({ emails: [ANN, BEN] });
  await user.click(await screen.findByRole('button', { name: `Choose popups for ${ANN}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Some popups' }));
  await user.click(dialog.getByRole('button', { name: 'Choose' }));
  expect(await dialog.findByText('Choose at least one popup.')).toBeDefined();
  await user.click(dialog.getByRole('combobox', { name: 'Popups' }));
  await user.click(await screen.findByRole('option', { name: 'Wheel' }));
  await user.click(dialog.getByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(linesOf(ANN)).toContain('Leads of Wheel.'));
  expect(linesOf(BEN)).toContain('Leads of all popups.');
  expect(server.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.data.sites[0]?.settings.leadNotices).toEqual({
      emails: [ANN, BEN],
      sources: [{ email: ANN, popupIds: ['wheel'] }],
    }),
  );
});

it('a recipient of mails gets the leads of all popups again, and the server is sent an empty list', async () => {
  const sources = [{ email: ANN.toUpperCase(), popupIds: ['letter', 'gone'] }];
  const { user, server } = renderSettings({ emails: [ANN], sources });
  await waitFor(() => expect(linesOf(ANN)).toContain('Leads of Letter and Bar (deleted).'));
  await user.click(screen.getByRole('button', { name: `Choose popups for ${ANN}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'All popups, also future ones' }));
  await user.click(dialog.getByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(linesOf(ANN)).toContain('Leads of all popups.'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.data.sites[0]?.settings.leadNotices).toEqual({ emails: [ANN], sources: [] }),
  );
});

it('the page of integrations names the popups of a recipient of mails', async () => {
  const sources = [{ email: ANN, popupIds: ['letter', 'wheel'] }];
  renderSettings({ emails: [ANN, BEN], sources }, '/settings/integrations');
  expect(await screen.findByText(/: Leads of Letter and Wheel\./)).toBeDefined();
  expect(screen.getByText(BEN)).toBeDefined();
});
