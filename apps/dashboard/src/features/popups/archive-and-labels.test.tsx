import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAbTest } from '../../testing/fake-ab-tests.ts';
import { aPopup } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

const SPRING = aPopup({ name: 'Spring', labels: ['Season', 'VIP'] });
const OLD = aPopup({ id: 'Popup00000002', name: 'Old sale', status: 'archived' });
const NEWS = aPopup({ id: 'Popup00000003', name: 'News' });

const names = async () => {
  const list = await screen.findByRole('list', { name: 'Popups' });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'));
};

it('archived popups are in the list only when the owner asks for them, and can be brought back', async () => {
  const { user } = renderApp('/popups', { popups: [SPRING, OLD] });
  expect(await names()).toEqual(['Spring']);
  await user.click(screen.getByRole('radio', { name: 'Archived' }));
  expect(await names()).toEqual(['Old sale']);
  await user.click(screen.getByRole('button', { name: 'Bring back' }));
  expect(await screen.findByText('“Old sale” is back, paused.')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(await names()).toEqual(['Spring', 'Old sale']);
});

it('an archived popup that was never tested has no A/B test in its menu', async () => {
  const { user } = renderApp('/popups', { popups: [OLD] });
  await user.click(await screen.findByRole('button', { name: 'Show them' }));
  await user.click(await screen.findByRole('button', { name: 'More for Old sale' }));
  expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: /A\/B test/u })).toBeNull();
});

it('an archived popup leads to the results of its earlier A/B tests, and offers no other test', async () => {
  const test = anAbTest({ popupId: OLD.id, state: 'stopped', stoppedAt: '2026-11-20T09:00:00Z' });
  const { user } = renderApp('/popups', {
    popups: [{ ...OLD, hasPastTests: true }],
    abTests: [test],
  });
  await user.click(await screen.findByRole('button', { name: 'Show them' }));
  await user.click(await screen.findByRole('button', { name: 'More for Old sale' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Earlier A/B tests' }));
  expect(await screen.findByText('B is better by 12–31%.')).toBeDefined();
  expect(screen.getByText(/^Bring it back from the archive/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Make an/u })).toBeNull();
});

it('a popup is archived from its menu, and the undo shows it to visitors again', async () => {
  const { user, server } = renderApp('/popups', { popups: [SPRING, NEWS] });
  await user.click(await screen.findByRole('button', { name: 'More for Spring' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(
    await screen.findByText(/“Spring” is archived. Its leads and reports stay./),
  ).toBeDefined();
  await waitFor(async () => expect(await names()).toEqual(['News']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.data.popups[0]?.status).toBe('active'));
});

it('an owner whose popups are all archived is shown the way to them', async () => {
  const { user } = renderApp('/popups', { popups: [OLD] });
  await user.click(await screen.findByRole('button', { name: 'Show them' }));
  expect(await names()).toEqual(['Old sale']);
});

it('an owner is shown the way to archived popups also after a search was cleared', async () => {
  const { user } = renderApp('/popups', { popups: [OLD] });
  await user.type(await screen.findByLabelText('Search popups'), 'old');
  expect(await screen.findByText(/No popup fits/)).toBeDefined();
  await user.clear(screen.getByLabelText('Search popups'));
  expect(await screen.findByText(/All popups are archived/)).toBeDefined();
});

it('an archived popup is archived again if its deletion is undone', async () => {
  const { user, server } = renderApp('/popups', { popups: [SPRING, OLD] });
  await user.click(await screen.findByRole('radio', { name: 'Archived' }));
  await user.click(screen.getByRole('button', { name: 'More for Old sale' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toEqual(['Old sale']));
  expect(server.data.popups[1]?.status).toBe('archived');
});

it('the list shows labels and is filtered by one of them', async () => {
  const { user } = renderApp('/popups', { popups: [SPRING, NEWS] });
  const row = within(await screen.findByRole('listitem', { name: 'Spring' }));
  expect(row.getByText('VIP')).toBeDefined();
  await user.click(await screen.findByRole('combobox', { name: 'Label' }));
  await user.click(await screen.findByRole('option', { name: 'Season' }));
  expect(await names()).toEqual(['Spring']);
  await user.click(screen.getByRole('combobox', { name: 'Label' }));
  await user.click(await screen.findByRole('option', { name: 'All labels' }));
  expect(await names()).toEqual(['Spring', 'News']);
});

it('a site without labels has no filter for them', async () => {
  renderApp('/popups', { popups: [NEWS] });
  expect(await names()).toEqual(['News']);
  expect(screen.queryByRole('combobox', { name: 'Label' })).toBeNull();
});

it('an owner gives a popup labels, and the labels of other popups are proposed', async () => {
  const { user, server } = renderApp('/popups', { popups: [SPRING, NEWS] });
  await user.click(await screen.findByRole('button', { name: 'More for News' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Labels' }));
  const dialog = await screen.findByRole('dialog', { name: 'Labels of “News”' });
  const field = within(dialog).getByRole('combobox', { name: 'Labels' });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'VIP' }));
  await user.type(field, 'Mail{Enter}');
  await user.click(within(dialog).getByRole('button', { name: 'Save labels' }));
  await waitFor(() => expect(server.data.popups[1]?.labels).toEqual(['VIP', 'Mail']));
  const row = within(await screen.findByRole('listitem', { name: 'News' }));
  expect(await row.findByText('Mail')).toBeDefined();
});
