import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { popupReportPath, ROUTES } from '../../lib/navigation/routes.ts';
import { aHoldout } from '../../testing/fake-holdouts.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { holdoutWords } from './holdout-words.ts';

it('the holdout card on the site’s report says what popups bring, and starts again with another share', async () => {
  const { user, server } = renderApp(ROUTES.reports, { holdout: aHoldout() });
  const card = await screen.findByRole('region', { name: 'What popups really bring' });
  expect(await within(card).findByText('Popups bring 4–46% more orders.')).toBeDefined();
  expect(within(card).getByText('+4% to +46%')).toBeDefined();
  expect(within(card).getByRole('row', { name: 'Held back 1,000 48 4.8%' })).toBeDefined();
  await user.click(within(card).getByRole('combobox', { name: 'Visitors held back' }));
  await user.click(await screen.findByRole('option', { name: '20%', hidden: true }));
  await user.click(within(card).getByRole('button', { name: 'Change share' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/counted from zero/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Change' }));
  expect(await within(card).findByText('Nobody has been held back yet.')).toBeDefined();
  expect(within(card).getByText('Earlier groups (1)')).toBeDefined();
  expect(server.data.holdout?.share).toBe(20);
});

it('the holdout card asks before a change, and a button names what happens otherwise', async () => {
  const { user, server } = renderApp(ROUTES.reports, { holdout: aHoldout() });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Keep comparing' }));
  await user.click(await screen.findByRole('combobox', { name: 'Visitors held back' }));
  await user.click(await screen.findByRole('option', { name: '20%', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Change share' }));
  await user.click(await screen.findByRole('button', { name: 'Keep 10%' }));
  expect(server.data.holdout?.share).toBe(10);
});

it('the holdout card starts a holdout on the popup’s own page', async () => {
  const { user, server } = renderApp(popupReportPath('Popup00000001'));
  await user.click(await screen.findByRole('button', { name: 'Start comparing' }));
  expect(await screen.findByText('Nobody has been held back yet.')).toBeDefined();
  expect(server.data.holdout?.share).toBe(10);
});

it('the holdout card shows the orders of each group per visitor, and their value', async () => {
  const revenue = [{ currency: 'EUR', orders: 720, value: 36_000 }];
  const shown = { visitors: 9000, successes: 540, rate: 0.06, goals: 720, revenue };
  renderApp(ROUTES.reports, { holdout: aHoldout({ shown }) });
  const card = await screen.findByRole('region', { name: 'What popups really bring' });
  const table = await within(card).findByRole('group', { name: 'Both groups' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'GroupVisitorsWith ordersRateOrdersPer visitorRevenueAverage',
    'Shown popups9,0005406%7200.080€36,000.00€50.00',
    'Held back1,000484.8%00.000––',
  ]);
});

describe('a holdout in words', () => {
  it.each([
    [aHoldout({ verdict: 'no-goal' }), /^Groups are being counted\. Report a goal/],
    [aHoldout({ verdict: 'unseen' }), /^Nobody has seen a popup yet\.$/],
    [aHoldout({ verdict: 'too-early' }), /needs 100 visitors in each group and 20 that reach/],
    [aHoldout({ verdict: 'open', daysLeft: 9 }), /^No difference in orders yet, about 9 more days/],
    [aHoldout({ verdict: 'open' }), /none is likely to show soon\.$/],
    [aHoldout({ verdict: 'open', stoppedAt: '2026-11-01' }), /^No difference in orders was found/],
    [
      aHoldout({ verdict: 'fewer', uplift: { estimate: -0.2, low: -0.3, high: -0.1 } }),
      /^Popups cost you 10–30% of your orders\.$/,
    ],
  ])('a holdout is described in words (%#): %o', (holdout, words) => {
    expect(holdoutWords(holdout, 'order')).toMatch(words);
  });
});
