import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aPopup, aSite } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { periodDays } from '../../lib/report-range.ts';
import { popupReportPath, ROUTES } from '../../lib/navigation/routes.ts';
import { CartCard } from './cart-card.tsx';
import { ChangeNote } from './change-note.tsx';
import { seriesOf } from './charts/day-chart.tsx';
import { Funnel } from './charts/funnel.tsx';

const barsIn = (list: HTMLElement): number => list.querySelectorAll('i').length;

it('the report of a popup shows what happened and how the popup was closed', async () => {
  renderApp(popupReportPath('Popup00000001'));
  expect((await screen.findAllByText('12,400')).length).toBeGreaterThan(0);
  expect(screen.getByText('5.5%')).toBeDefined();
  expect(screen.getAllByText(/80% more/).length).toBeGreaterThan(0);
  expect(screen.getByText('most likely 5% to 6.1%')).toBeDefined();
  expect(screen.getByText('5.5% before')).toBeDefined();
  const reasons = within(screen.getByRole('region', { name: 'How it was closed' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(reasons).toEqual(['Close button60%600', 'Click outside30%300', 'Escape key10%100']);
});

it('the report of a popup shows the answers of visitors, with the net promoter score', async () => {
  renderApp(popupReportPath('Popup00000001'));
  const asked = within(await screen.findByRole('region', { name: 'Would you recommend us?' }));
  expect(asked.getByText('40 answers · 8.2 on average')).toBeDefined();
  expect(asked.getByText('“Do you like us?”')).toBeDefined();
  expect(asked.getByText(/^Net promoter score/).textContent).toBe(
    'Net promoter score 45: 60% promoters (9 and 10) less 15% detractors (0 to 6)',
  );
  const bars = asked.getAllByRole('listitem').map((item) => item.textContent);
  expect([bars[0], bars[3], bars[10]]).toEqual(['00%0', '315%6', '1060%24']);
  const quiet = within(screen.getByRole('region', { name: 'איך שמעתם עלינו?' }));
  expect(quiet.getByText('Nobody has answered it in these days.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Answers as CSV' }).getAttribute('href')).toMatch(
    /\/report\/csv\/answers\?from=/,
  );
});

it('the report of a popup opens the site with the reasons why the popup is not showing', async () => {
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const { user } = renderApp(popupReportPath('Popup00000001'));
  await user.click(await screen.findByRole('button', { name: 'Why is it not showing?' }));
  expect(open).toHaveBeenCalledWith('about:blank', '_blank');
  expect(await screen.findByText(/did not open a new tab/)).toBeDefined();
  open.mockRestore();
});

it('the report of a popup opens no tab for a site whose domain is not a web address, and says why', async () => {
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const { settings } = aSite();
  const sites = [aSite({ settings: { ...settings, domains: ['shop.example:99999'] } })];
  const { user } = renderApp(popupReportPath('Popup00000001'), { sites });
  await user.click(await screen.findByRole('button', { name: 'Why is it not showing?' }));
  expect(
    await screen.findByText(/“https:\/\/shop\.example:99999\/” is not a web address/),
  ).toBeDefined();
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

it('the report of a popup says so when there are no views yet', async () => {
  renderApp(popupReportPath('Popup00000001'), {
    popups: [aPopup({ numbers: { views: 0, closes: 0, conversions: 0, rate: 0 } })],
  });
  expect(await screen.findByRole('heading', { name: 'No views in this period' })).toBeDefined();
});

it('the report of a popup requests days in the site’s time zone', () => {
  const justAfterMidnightInJerusalem = Date.parse('2026-11-20T22:30:00Z');
  expect(periodDays('7', 'Asia/Jerusalem', justAfterMidnightInJerusalem)).toEqual({
    from: '2026-11-15',
    until: '2026-11-21',
  });
  expect(periodDays('7', 'UTC', justAfterMidnightInJerusalem)).toEqual({
    from: '2026-11-14',
    until: '2026-11-20',
  });
  // The clock was set forward the day before, so one of these days had 23 hours.
  expect(periodDays('7', 'Europe/Berlin', Date.parse('2026-03-29T22:30:00Z'))).toEqual({
    from: '2026-03-24',
    until: '2026-03-30',
  });
});

it('a report compares complete days, and says that today is left out', async () => {
  renderApp(popupReportPath('Popup00000001'));
  // A tenth of the views are from today. The days before had half as many.
  const views = await screen.findByText('Views', { selector: 'dt' });
  expect(views.nextElementSibling?.textContent).toBe('12,400▲ 80% more');
  expect(screen.getByText(/^The whole days, without today, are compared/)).toBeDefined();
});

it('a report says “as before” if the revenue is equal to the cent', () => {
  renderPart(<ChangeNote now={0.3} today={0.1} before={0.2} since={undefined} />);
  expect(screen.getByText('as before')).toBeDefined();
});

it('a report of days before which counting had only begun compares nothing, and says since when', async () => {
  renderApp(popupReportPath('Popup00000001'), { countedSince: '2026-10-20' });
  const views = await screen.findByText('Views', { selector: 'dt' });
  expect(views.nextElementSibling?.textContent).toBe('12,400too new to compare');
  expect(
    screen.getByText(/^Counting began on 20 Oct 2026\. The days before are not complete/),
  ).toBeDefined();
  expect(await screen.findByRole('region', { name: 'By Page' })).toBeDefined();
  expect(screen.queryByText(/ more$/)).toBeNull();
});

it('the report of a site compares old popups, and says which ones are too new', async () => {
  renderApp(ROUTES.reports, {
    popups: [aPopup({ name: 'Old' }), aPopup({ id: 'Popup00000002', name: 'New' })],
    newPopups: ['Popup00000002'],
  });
  const table = within(await screen.findByRole('region', { name: 'Numbers by popup' }));
  const changes = ['Old', 'New'].map(
    (name) => table.getByRole('rowheader', { name }).parentElement?.children[3]?.textContent,
  );
  expect(changes).toEqual(['as before', 'too new to compare']);
});

it('a report is split by the chosen dimension, and each table can be downloaded as a spreadsheet', async () => {
  const { user } = renderApp(ROUTES.reports);
  const table = await screen.findByRole('region', { name: 'By Page' });
  expect(within(table).getByText('Not known')).toBeDefined();
  // A Hebrew address stays aligned with its heading; only its text runs from right to left.
  expect(within(table).getByRole('rowheader', { name: 'All others' }).dir).toBe('');
  expect(within(table).getByText('All others').tagName).toBe('BDI');
  await user.click(screen.getByRole('combobox', { name: 'Split by' }));
  await user.click(await screen.findByRole('option', { name: 'Country', hidden: true }));
  expect(await screen.findByRole('region', { name: 'By Country' })).toBeDefined();
  const csv = screen.getByRole('link', { name: 'Country as CSV' }).getAttribute('href');
  expect(csv).toMatch(/\/report\/csv\/country\?from=\d{4}-\d{2}-\d{2}&until=/);
});

it('a report compares the designs of A/B tests with each other only', async () => {
  renderApp(`${ROUTES.reports}?by=variant`);
  const table = within(await screen.findByRole('region', { name: 'By A/B test' }));
  const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['A/B test', 'Rate', 'Views', 'Touched', 'Converted']);
});

it('the report of a site shows the rate of each popup first, beside its name', async () => {
  renderApp(ROUTES.reports);
  const table = within(await screen.findByRole('region', { name: 'Numbers by popup' }));
  const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Popup', 'Rate', 'Views']);
  const cells = table.getByRole('rowheader', { name: 'Ten percent off' }).parentElement?.children;
  expect([...(cells ?? [])].slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    '5.5%',
    '12,400',
  ]);
});

it('a report shows today’s counts so far, and its line ends with yesterday', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') });
  try {
    const { user } = renderApp(popupReportPath('Popup00000001'));
    const note = await screen.findByText(/^Today so far:/);
    expect(note.textContent).toMatch(/^Today so far: \d+ views\. The line ends with yesterday/);
    await user.click(screen.getByText('Show as a table'));
    expect(screen.getByRole('rowheader', { name: '20 Nov so far' })).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['7', 1],
  ['yesterday', 0],
])('a report of the period %s has %i charts of days', async (period, charts) => {
  renderApp(`${popupReportPath('Popup00000001')}?period=${period}`);
  expect(await screen.findByText('Conversion rate')).toBeDefined();
  expect(screen.queryAllByRole('heading', { name: 'Day by day' })).toHaveLength(charts);
});

it('the report of a popup says why page views did not get it', async () => {
  const { user } = renderApp(popupReportPath('Popup00000001'));
  await user.click(await screen.findByText('Why 12,400 page views were not sent this popup'));
  expect(screen.getByText('Another page')).toBeDefined();
});

it.each([
  ['today', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['7', '2026-11-15', '2026-11-21'],
  ['this-month', '2026-11-01', '2026-11-21'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['nonsense', '2026-10-23', '2026-11-21'],
])('a report of the period %s begins on %s and ends on %s', (period, from, until) => {
  const justAfterMidnightInJerusalem = Date.parse('2026-11-20T22:30:00Z');
  expect(periodDays(period, 'Asia/Jerusalem', justAfterMidnightInJerusalem)).toEqual({
    from,
    until,
  });
});

describe('carts of visitors who saw a popup', () => {
  it('carts of visitors who saw a popup are counted by state, and can be downloaded as a spreadsheet', async () => {
    renderApp(popupReportPath('Popup00000001'));
    const carts = within(await screen.findByRole('region', { name: 'Carts' }));
    expect(carts.getByText(/^200 visitors had something in their cart/)).toBeDefined();
    expect(carts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Orderedbought within seven days of seeing it6030%',
      'Abandonednot ordered, and not seen for a day13065%',
      'Still openseen in the last 24 hours105%',
    ]);
    expect(carts.getByText('€2,400.00')).toBeDefined();
    expect(barsIn(carts.getByRole('list'))).toBe(3);
    const csv = carts.getByRole('link', { name: 'Carts as CSV' }).getAttribute('href');
    expect(csv).toContain('/report/csv/carts?from=');
  });
});

it('a chart draws no bar for a count of zero', () => {
  const numbers = { offered: 10, views: 4, interactions: 0, conversions: 0, lost: 0 };
  const carts = { seen: 7, ordered: 7, abandoned: 0, open: 0, revenue: [] };
  renderPart(
    <>
      <Funnel
        numbers={{ ...numbers, closes: 0, leads: 0, rate: 0, rateFrom: 0, rateUntil: 0 }}
        reasons={[]}
      />
      <CartCard
        of="popups/Popup00000001"
        filters={{ days: { from: '2026-11-01', until: '2026-11-07' } }}
        carts={carts}
      />
    </>,
  );
  expect(screen.getAllByRole('list').map(barsIn)).toEqual([2, 1]);
});

it('the reports of a site link to the report of each popup', async () => {
  const { user } = renderApp(ROUTES.reports);
  await user.click(await screen.findByRole('link', { name: 'Ten percent off' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ten percent off' })).toBeDefined();
});

describe('old bookmarks of the reports', () => {
  it("an old bookmark of the site's numbers redirects to the reports of the site", async () => {
    renderApp('/numbers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeDefined();
  });

  it("an old bookmark of a popup's numbers redirects to the report of the popup", async () => {
    renderApp('/popups/Popup00000001/numbers');
    expect(await screen.findByRole('region', { name: 'How it was closed' })).toBeDefined();
  });
});

it('the funnel of a report says why more openings than offers can be counted', () => {
  const counts = { offered: 3, views: 4, interactions: 0, closes: 0, conversions: 0, leads: 0 };
  const numbers = { ...counts, lost: 0, rate: 0, rateFrom: 0, rateUntil: 0 };
  renderPart(<Funnel numbers={numbers} reasons={[]} />);
  expect(screen.getByText(/“Could show” up to a minute later/)).toBeDefined();
});

it('the chart of a report has no line and no legend for days before of which nothing is known', () => {
  const names = (...before: (number | undefined)[]) =>
    seriesOf(before.map((count) => ({ 'Days before': count }))).map(({ name }) => name);
  expect(names(undefined, undefined)).toEqual(['These days']);
  expect(names(undefined, 0)).toEqual(['These days', 'Days before']);
});
