import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fortnightPath } from '../../lib/navigation/routes.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { alikeDays, reasonWords } from './fortnight-words.ts';

it('the page shows day by day what a visitor sees, and simulates again with other habits', async () => {
  const { user, server } = renderApp(fortnightPath('Popup00000001'));
  expect(await screen.findByText('Shown once in 14 days, on 1 day')).toBeDefined();
  const days = within(screen.getByRole('list', { name: 'Fourteen days' }));
  expect(days.getByText('Shown')).toBeDefined();
  expect(days.getByText('Not shown: seen often enough (once in 3 days) · 2 pages')).toBeDefined();
  expect(days.getByText('Not shown: seen often enough (once in 3 days) · 3 pages')).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'With this popup, the visitor' }));
  const converts = { name: 'fills it in or clicks it', hidden: true };
  await user.click(await screen.findByRole('option', converts));
  expect(await screen.findByText('Not shown in 14 days')).toBeDefined();
  expect(screen.getByRole('list', { name: 'Fourteen days' }).textContent).toBe(
    'Sun 22 Nov to Mon 23 Noveach of 2 daysNot shown: seen often enough (once in 3 days) · 3 pages',
  );
  expect(server.calls.at(-1)?.body).toMatchObject({ visitsADay: 1, reaction: 'converts' });
});

it('the fortnight has plain words for every reason', () => {
  const rules = {
    frequency: 'once a day',
    attentionBudget: 1,
    timeZone: 'UTC',
    triggers: [{ name: 'click' as const }],
  };
  expect(reasonWords('attentionBudget', rules)).toBe(
    '1 other popup in this visit, which is the limit',
  );
  expect(reasonWords('asked-for', rules)).toBe(
    'opens only when the visitor clicks its link or button',
  );
  expect(reasonWords('depends', { ...rules, triggers: [] })).toBe('nothing opens it');
  expect(reasonWords('something-new', rules)).toBe('a rule stops it: something new');
});

it('only successive equal days are grouped', () => {
  const day = (date: number, visit: number, shown: boolean) => ({
    day: `2026-11-${date}`,
    time: `09:${date}`,
    visit,
    page: 1,
    shown,
    others: [],
  });
  const moments = [day(10, 1, true), day(11, 2, true), day(12, 3, false), day(13, 4, true)];
  expect(alikeDays(moments).map(({ first, last, count }) => [first, last, count])).toEqual([
    ['2026-11-10', '2026-11-11', 2],
    ['2026-11-12', '2026-11-12', 1],
    ['2026-11-13', '2026-11-13', 1],
  ]);
});
