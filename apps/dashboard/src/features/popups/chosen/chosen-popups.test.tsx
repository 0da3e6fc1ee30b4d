import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPopup } from '../../../testing/factories.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const SPRING = aPopup({ name: 'Spring', labels: ['Season'] });
const SUMMER = aPopup({ id: 'Popup00000002', name: 'Summer', status: 'paused' });
const NEWS = aPopup({ id: 'Popup00000003', name: 'News', status: 'draft' });
const OLD = aPopup({ id: 'Popup00000004', name: 'Old sale', status: 'archived' });

async function renderChosen(names: readonly string[]) {
  const app = renderApp('/popups', { popups: [SPRING, SUMMER, NEWS, OLD] });
  for (const name of names)
    await app.user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }));
  const bar = within(await screen.findByRole('group', { name: 'Chosen popups' }));
  const statuses = () => app.server.data.popups.map(({ status }) => status);
  return { ...app, bar, statuses };
}

it('all popups of the list are paused that are live, and the undo shows them to visitors again', async () => {
  const { user, bar, statuses } = await renderChosen(['Spring']);
  await user.click(bar.getByRole('button', { name: 'Choose all 3' }));
  expect(bar.getByText('3 chosen')).toBeDefined();
  await user.click(bar.getByRole('button', { name: 'Pause 1' }));
  expect(await screen.findByText('1 popup is paused.')).toBeDefined();
  expect(statuses()).toEqual(['paused', 'paused', 'draft', 'archived']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(statuses()).toEqual(['active', 'paused', 'draft', 'archived']));
});

it('several popups are deleted, and each is as before when that is undone', async () => {
  const { user, bar, statuses } = await renderChosen(['Spring', 'Summer']);
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 popups are in the trash. Leads stay.')).toBeDefined();
  expect(statuses()).toEqual(['deleted', 'deleted', 'draft', 'archived']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(statuses()).toEqual(['active', 'paused', 'draft', 'archived']));
});

it('after an action nothing is chosen, and the focus is in the page', async () => {
  const { user, bar } = await renderChosen(['Spring', 'News']);
  await user.click(bar.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Chosen popups' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('a popup that another filter hides is not changed', async () => {
  const { user, bar, statuses } = await renderChosen(['Spring', 'Summer']);
  await user.type(screen.getByLabelText('Search popups'), 's');
  await user.clear(screen.getByLabelText('Search popups'));
  await user.type(screen.getByLabelText('Search popups'), 'sp');
  expect(bar.getByText('1 chosen')).toBeDefined();
  await user.click(bar.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(statuses()).toEqual(['archived', 'paused', 'draft', 'archived']));
});

it('several popups get a label, and the undo takes it from those that did not have it', async () => {
  const { user, bar, server } = await renderChosen(['Spring', 'Summer']);
  const labels = () => server.data.popups.map((popup) => popup.labels.join());
  await user.type(bar.getByRole('combobox', { name: 'Label' }), 'Season');
  await user.click(bar.getByRole('button', { name: 'Add label' }));
  expect(await screen.findByText('2 popups are labelled “Season”.')).toBeDefined();
  expect(labels()).toEqual(['Season', 'Season', '', '']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(labels()).toEqual(['Season', '', '', '']));
});

it('a popup that a colleague removed meanwhile does not keep the others from being changed', async () => {
  const { user, bar, server } = await renderChosen(['Spring', 'Summer', 'News']);
  server.data.popups = server.data.popups.filter(({ name }) => name !== 'Summer');
  await user.click(bar.getByRole('button', { name: 'Archive' }));
  expect(
    await screen.findByText(
      '2 of 3 popups are archived. Leads and reports stay. “Summer”: There is no such popup.',
    ),
  ).toBeDefined();
  expect(server.data.popups.map(({ status }) => status)).toEqual([
    'archived',
    'archived',
    'archived',
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.data.popups.map(({ status }) => status)).toEqual([
      'active',
      'paused',
      'archived',
    ]),
  );
});

it('a list of one popup has nothing to choose', async () => {
  renderApp('/popups', { popups: [SPRING] });
  await screen.findByRole('listitem', { name: 'Spring' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
