import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPopup } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the popups list says which popups wait for their first day or are over, and filters by it', async () => {
  const { user } = renderApp('/popups', {
    popups: [
      aPopup({ name: 'Christmas', shownDays: { from: '2099-12-25' } }),
      aPopup({ id: 'Popup00000002', name: 'Old sale', shownDays: { until: '2020-11-01' } }),
      aPopup({
        id: 'Popup00000003',
        name: 'Older sale',
        status: 'paused',
        shownDays: { until: '2020-10-01' },
      }),
    ],
  });
  const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
  expect((await row('Christmas')).getByText('Scheduled from 25 Dec 2099')).toBeDefined();
  expect((await row('Old sale')).getByText('Ended 1 Nov 2020')).toBeDefined();
  await user.click((await row('Older sale')).getByRole('button', { name: 'Resume' }));
  expect(
    await screen.findByText(/“Older sale” is resumed, but its schedule ended on 1 Oct 2020/),
  ).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Live' }));
  expect(screen.getByText(/No popup fits/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Scheduled' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Ended' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
