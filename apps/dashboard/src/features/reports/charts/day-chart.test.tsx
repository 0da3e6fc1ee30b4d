import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { DayChart } from './day-chart.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function aDay(day: string, views: number) {
  return {
    day,
    views,
    interactions: 0,
    closes: 0,
    conversions: 0,
    leads: 0,
    goals: 0,
    revenue: [],
  };
}

function todayWords(yesterday: number, today: number): string {
  const days = [aDay('2026-11-19', yesterday), aDay('2026-11-20', today)];
  renderPart(<DayChart days={days} daysBefore={[]} />);
  return screen.getByText(/^Today so far:/u).textContent;
}

it('a report counts one view of today in the singular', () => {
  expect(todayWords(4, 1)).toBe(
    'Today so far: 1 view. The line ends with yesterday, the last whole day.',
  );
});

it('the table of days has the orders of each day, their value and their average', () => {
  const revenue = [{ currency: 'EUR', orders: 2, value: 30 }];
  const days = [{ ...aDay('2026-11-19', 4), goals: 2, revenue }, aDay('2026-11-20', 1)];
  renderPart(<DayChart days={days} daysBefore={[]} />);
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/ClosesOrdersRevenueAverage$/u);
  expect(rows[1]).toMatch(/2€30\.00€15\.00$/u);
});

it('the line of a report ends with today while there is no other day with counts', () => {
  expect(todayWords(0, 31)).toBe('Today so far: 31 views.');
});
