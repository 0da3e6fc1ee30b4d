import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ROUTES } from '../../../lib/navigation/routes.ts';
import { aCountedGoal } from '../../../testing/fake-goals.ts';
import { renderApp } from '../../../testing/render-app.tsx';

it('the list of orders shows each with its number, value, page and popups, and leaves one out and counts it again', async () => {
  const { user, server } = renderApp(ROUTES.orders, { goals: [aCountedGoal()] });
  const list = await screen.findByRole('list', { name: 'Orders and goals' });
  const row = within(list).getByRole('listitem');
  for (const words of ['Order 1001', '€49.90', '/thanks'])
    expect(within(row).getByText(words)).toBeDefined();
  expect(within(row).getByRole('link', { name: 'Newsletter' })).toBeDefined();
  await user.click(within(row).getByRole('button', { name: 'Leave out of reports: Order 1001' }));
  expect(await within(row).findByText('Left out of reports')).toBeDefined();
  expect(server.data.goals[0]?.isLeftOut).toBe(true);
  await user.click(within(row).getByRole('button', { name: 'Count again: Order 1001' }));
  expect(await within(row).findByText('Leave out of reports')).toBeDefined();
  expect(server.data.goals[0]?.isLeftOut).toBe(false);
});

it('the list of orders names goals without a value, and popups that are deleted or were none', async () => {
  const { number: _, value: _none, ...plain } = aCountedGoal({ name: 'sign-up', page: '' });
  renderApp(ROUTES.orders, {
    goals: [
      { ...plain, popups: [{ id: 'Popup00000009', name: 'Old', isDeleted: true }] },
      aCountedGoal({ id: 'goal2', currency: '', popups: [] }),
    ],
  });
  const rows = within(await screen.findByRole('list', { name: 'Orders and goals' }));
  const [first, second] = rows.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('sign-upno value');
  expect(first).toContain('After Old (deleted)');
  expect(second).toContain('49.9 without a currency');
  expect(second).toContain('No popup in the seven days before');
});

it('the list of orders finds an order by its number, and all that are left out', async () => {
  const { user } = renderApp(ROUTES.orders, {
    goals: [aCountedGoal(), aCountedGoal({ id: 'goal2', number: '1002', isLeftOut: true })],
  });
  expect(await screen.findByText('Order 1001')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Only those left out of reports' }));
  await waitFor(() => expect(screen.queryByText('Order 1001')).toBeNull());
  expect(screen.getByText('Order 1002')).toBeDefined();
  const search = screen.getByRole('searchbox', { name: 'Search by order number' });
  await user.type(search, '1001');
  expect(await screen.findByRole('heading', { name: 'No such orders' })).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Only those left out of reports' }));
  expect(await screen.findByText('Order 1001')).toBeDefined();
});

it('the list of orders says so when there are none', async () => {
  renderApp(ROUTES.orders, { goals: [] });
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeDefined();
});
