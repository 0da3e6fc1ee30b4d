import type { PopupReportAnswer } from '@beckon/contract/owner-calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { ReportBody } from './report-body.tsx';
import type { ReportFilters } from './filters/use-report-filters.ts';

const DAYS = { from: '2026-12-03', until: '2026-12-03' };
const COUNTS = { views: 0, interactions: 0, closes: 0, conversions: 0, leads: 0 };
const NUMBERS = { ...COUNTS, offered: 0, lost: 0, rate: 0, rateFrom: 0, rateUntil: 1 };
const FILTERS: ReportFilters = {
  period: 'custom',
  days: DAYS,
  dimension: 'page',
  choosePeriod: () => {},
  chooseDays: () => {},
  chooseDimension: () => {},
};
/** The report of a day on which nothing happened. */
const NOTHING: PopupReportAnswer = {
  success: true,
  ...DAYS,
  before: { from: '2026-12-02', until: '2026-12-02' },
  isUnfinished: false,
  numbers: NUMBERS,
  numbersBefore: NUMBERS,
  numbersToday: NUMBERS,
  days: [{ day: '2026-12-03', ...COUNTS, goals: 0, revenue: [] }],
  daysBefore: [{ day: '2026-12-02', ...COUNTS }],
  reasons: [],
  closeTriggers: [],
  goals: [],
  revenue: [],
  revenueBefore: [],
  revenueToday: [],
  carts: { seen: 0, ordered: 0, abandoned: 0, open: 0, revenue: [] },
};
const EMPTY = 'No views in this period';

function show(changes: Partial<PopupReportAnswer>, of: `sites/1` | `popups/1` = 'popups/1') {
  renderPart(
    <ReportBody of={of} filters={FILTERS} report={{ ...NOTHING, ...changes }}>
      {undefined}
    </ReportBody>,
  );
}

it('a report says that a period is empty only if nothing at all was counted in it', () => {
  show({});
  expect(screen.getByRole('heading', { name: EMPTY })).toBeDefined();
});

it('a report shows the revenue of a day whose orders followed views of earlier days', () => {
  show({ revenue: [{ currency: 'EUR', orders: 1, value: 49.9 }] });
  expect(screen.queryByRole('heading', { name: EMPTY })).toBeNull();
  expect(screen.getByText('€49.90')).toBeDefined();
});

it('a report shows revenue without a currency as a plain number, and where to set the currency', () => {
  const [none, euros] = [
    { currency: '', orders: 1, value: 1249.9 },
    { currency: 'EUR', orders: 1, value: 1249.9 },
  ] as const;
  const carts = { seen: 1, ordered: 1, abandoned: 0, open: 0 };
  show({ revenue: [none, euros], carts: { ...carts, revenue: [none] } });
  expect(screen.getByText('1,249.9')).toBeDefined();
  expect(screen.getByText('and €1,249.90 (1 order)')).toBeDefined();
  expect(screen.getByText('1,249.9 without a currency')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Set that of the site' });
  expect(link.getAttribute('href')).toBe('/settings');
});

it('a report says how many orders made the revenue, what they were worth on average, and how often each goal was reached', () => {
  const euros = { currency: 'EUR', orders: 4, value: 50 };
  const day = { day: '2026-12-03', ...COUNTS, goals: 5, revenue: [euros] };
  const goals = [
    { name: 'order', count: 4, revenue: [euros] },
    { name: 'sign-up', count: 1, revenue: [] },
  ];
  show({ revenue: [euros], goals, days: [day] });
  expect(screen.getByText('4 orders, €12.50 on average')).toBeDefined();
  const rows = within(screen.getByRole('region', { name: 'Numbers by goal' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'GoalReachedRevenueAverage',
    'order4€50.00€12.50',
    'sign-up1––',
  ]);
});

it('a report of goals without a value is not empty', () => {
  show({ goals: [{ name: 'sign-up', count: 1, revenue: [] }] });
  expect(screen.queryByRole('heading', { name: EMPTY })).toBeNull();
});

it('a report of a popup that no page view got shows the reasons at once', () => {
  show({
    numbers: { ...NUMBERS, lost: 6 },
    reasons: [{ reason: 'schedule', count: 6 }],
  });
  expect(screen.queryByRole('heading', { name: EMPTY })).toBeNull();
  const why = screen.getByText('Why 6 page views were not sent this popup').closest('details');
  expect(why?.open).toBe(true);
  expect(screen.getByText('Outside its schedule')).toBeDefined();
});

it('a report of a popup that page views got, but whose trigger did not fire, shows its steps', () => {
  show({ numbers: { ...NUMBERS, offered: 6 } });
  expect(screen.getByText('Could show')).toBeDefined();
});

it('the report of a site counts no page views, whose sum has each of them once for each popup', () => {
  show(
    {
      numbers: {
        ...NUMBERS,
        offered: 712,
        lost: 79,
        views: 130,
        interactions: 52,
        conversions: 13,
      },
      reasons: [{ reason: 'other-arm', count: 79 }],
    },
    'sites/1',
  );
  const card = within(screen.getByRole('region', { name: 'From view to conversion' }));
  const steps = card.getAllByRole('listitem').map((item) => item.textContent);
  expect(steps).toEqual([
    'Showna trigger fired and nothing stopped the popup130',
    'Touchedthe visitor typed, chose or pressed something5240%',
    'Converteda form was sent or a click counted1325%',
  ]);
  expect(card.getByText(/is in the report of each popup/)).toBeDefined();
  expect(screen.queryByText(/not sent this popup/)).toBeNull();
});
