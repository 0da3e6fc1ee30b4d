import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAbTest, anArm } from '../../../testing/fake-ab-tests.ts';
import { aPopup } from '../../../testing/factories.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { alikeWords, verdictWords } from './verdict-words.ts';

const ADDRESS = `/popups/${aPopup().id}/ab-tests`;

it('an A/B test of a popup is created by one click, set up and started', async () => {
  const { user, server } = renderApp(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Make an A/B test' }));
  expect(await screen.findByText(/Not started yet/u)).toBeDefined();
  expect(screen.getByText(/^B is still the same as A\. Change it first/u)).toBeDefined();
  expect(screen.getAllByText('50% of visitors')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Edit B' }).getAttribute('href')).toBe(
    '/popups/Variant000001/edit',
  );
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Nobody has seen A or B yet.')).toBeDefined();
  expect(server.data.abTests[0]?.state).toBe('running');
});

it('the share of a design is kept when its field is left empty', async () => {
  const { user, server } = renderApp(ADDRESS, { abTests: [anAbTest({ state: 'draft' })] });
  const [share] = await screen.findAllByLabelText('Share');
  if (share === undefined) throw new Error('there is no share');
  await user.clear(share);
  await user.tab();
  expect(share).toHaveProperty('value', '50');
  expect(server.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.clear(share);
  await user.type(share, '5000');
  await user.tab();
  expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    weights: { A: 1000 },
  });
});

it('an A/B test of a popup shows results with a verdict, and makes the winner the popup', async () => {
  const { user, server } = renderApp(ADDRESS, { abTests: [anAbTest()] });
  expect(await screen.findByText('B is better by 12–31%.')).toBeDefined();
  const row = screen.getByRole('row', { name: /^B 4,010/u });
  expect(within(row).getByText('+12% to +31%')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Use B' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Use B' }));
  expect(await screen.findByText('B is better by 12–31%. B became the popup.')).toBeDefined();
  expect(server.data.abTests[0]?.winner).toBe('B');
  await user.click(screen.getByText('Show the numbers'));
  const kept = within(screen.getByRole('region', { name: 'Earlier tests' }));
  expect(kept.getByRole('row', { name: /^B 4,010 489 12\.2%/u })).toBeDefined();
});

it.each(['Stop', 'Use B'])(
  '“%s” asks first, and a button names what happens otherwise',
  async (step) => {
    const { user, server } = renderApp(ADDRESS, { abTests: [anAbTest()] });
    await user.click(await screen.findByRole('button', { name: step }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Keep the test running' }));
    expect(server.data.abTests[0]?.state).toBe('running');
  },
);

it('an A/B test is discarded only after a question that names the designs which go', async () => {
  const { user, server } = renderApp(ADDRESS, { abTests: [anAbTest({ state: 'draft' })] });
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^B goes to the trash\./u)).toBeDefined();
  expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Which design works better?' })).toBeDefined();
});

it('an A/B test says that visitors of a paused or deleted design see nothing', async () => {
  const gone = anArm({ name: 'B', popupId: 'Variant000001', status: 'deleted' });
  renderApp(ADDRESS, { abTests: [anAbTest({ arms: [anArm(), gone] })] });
  const cards = await screen.findAllByText(/^50% of visitors/u);
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    '50% of visitors',
    '50% of visitors, who now see nothing',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(aPopup().name);
});

it.each(['running', 'stopped'] as const)(
  'the result of a %s A/B test says that the shares of its designs are not those of the weights',
  async (state) => {
    renderApp(ADDRESS, { abTests: [anAbTest({ state, hasUnevenShares: true })] });
    const doubt = await screen.findByRole('note');
    expect(doubt.textContent).toContain('(A 49.9% instead of 50%, B 50.1% instead of 50%)');
  },
);

it.each([
  [['2026-11-03T10:00:00Z', '2026-11-03T11:00:00Z'], 'B was changed on 3 Nov 2026, while'],
  [['2026-11-03T10:00:00Z', '2026-11-05T11:00:00Z'], 'changed on 3 Nov 2026 and 5 Nov 2026, while'],
  [
    ['2026-11-03', '2026-11-04', '2026-11-04', '2026-11-05', '2026-11-06'],
    'changed 5 times from 3 Nov 2026 to 6 Nov 2026, while',
  ],
])(
  'a finished A/B test names the days on which a design was changed (%#)',
  async (changedAt, words) => {
    const arms = [anArm(), anArm({ name: 'B', popupId: 'Variant000001', changedAt })];
    renderApp(ADDRESS, { abTests: [anAbTest({ state: 'stopped', arms })] });
    const doubt = await screen.findByRole('note');
    expect(doubt.textContent).toContain(words);
    expect(doubt.textContent).toContain('The result is not reliable');
  },
);

it('the page of A/B tests says that each design of a game has its own stock', async () => {
  renderApp(ADDRESS, { popups: [aPopup({ type: 'gamified' })] });
  expect(await screen.findByText(/Each design has its own stock/u)).toBeDefined();
});

it('the list of popups leaves out variants of an A/B test, and marks the original', async () => {
  const variant = aPopup({ id: 'Variant000001', name: 'Newsletter · B' });
  renderApp('/popups', {
    popups: [
      aPopup({ abTest: { state: 'running', isVariant: false } }),
      { ...variant, abTest: { state: 'running', isVariant: true } },
    ],
  });
  expect(await screen.findByText('A/B test')).toBeDefined();
  expect(screen.queryByText('Newsletter · B')).toBeNull();
});

it.each([
  [{ kind: 'unseen' as const, arms: ['B'] }, 'Nobody has seen B yet.'],
  [{ kind: 'unseen' as const, arms: ['B', 'C', 'D'] }, 'Nobody has seen B, C or D yet.'],
  [{ kind: 'open' as const, daysLeft: 9 }, 'No difference yet, about 9 more days.'],
  [{ kind: 'open' as const, daysLeft: 1 }, 'No difference yet, about 1 more day.'],
  [{ kind: 'open' as const }, 'No difference yet, and none is likely to show soon.'],
])('the verdict %o is described in words', (verdict, words) => {
  expect(verdictWords(anAbTest({ verdict }))).toBe(words);
});

it('the verdict of a stopped test is in the past tense', () => {
  const stopped = (verdict: Parameters<typeof anAbTest>[0]) =>
    verdictWords(anAbTest({ ...verdict, state: 'stopped' }));
  expect(stopped({ verdict: { kind: 'unseen', arms: ['A', 'B'] } })).toBe('Nobody saw A or B.');
  expect(stopped({ verdict: { kind: 'open', daysLeft: 4 } })).toBe('No difference was found.');
});

it('a hint before the start of an A/B test names every variant that is still equal to A', () => {
  const arms = [anArm(), anArm({ name: 'B', isLikeA: true }), anArm({ name: 'C', isLikeA: true })];
  expect(alikeWords(anAbTest({ arms }))).toMatch(/^B and C are still the same as A\. Change them/u);
  expect(alikeWords(anAbTest({ arms: arms.slice(0, 1) }))).toBeUndefined();
});

it('a double click on a step of an A/B test takes the step once, and reports no failure', async () => {
  const { user, server } = renderApp(ADDRESS, { abTests: [anAbTest({ state: 'draft' })] });
  await user.dblClick(await screen.findByRole('button', { name: 'Another design' }));
  expect(await screen.findByRole('article', { name: 'Design C' })).toBeDefined();
  await user.dblClick(screen.getByRole('button', { name: 'Remove C' }));
  await vi.waitFor(() => expect(screen.queryByRole('article', { name: 'Design C' })).toBeNull());
  await user.dblClick(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeDefined();
  const steps = server.calls.filter(({ method }) => method !== 'GET');
  expect(steps.map(({ method }) => method)).toEqual(['POST', 'DELETE', 'POST']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the results of an A/B test show the orders of each design, their value and their average', async () => {
  const revenue = [{ currency: 'EUR', orders: 4, value: 50 }];
  const arms = [
    anArm({ visitors: 10, successes: 4, rate: 0.4, goals: 4, revenue }),
    anArm({ name: 'B', popupId: 'Variant000001', goals: 0, revenue: [] }),
  ];
  renderApp(ADDRESS, { abTests: [anAbTest({ arms })] });
  const table = await screen.findByRole('group', { name: 'Results of each design' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows[0]).toBe('DesignVisitorsConversionsRateOrdersRevenueAverageCompared with A');
  expect(rows[1]).toBe('A10440%4€50.00€12.50–');
  expect(rows[2]).toContain('B00–0––');
});
