import type { SplitRow } from '@beckon/contract/owner-calls';
import type { ReportDimension } from '@beckon/contract/values';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { SplitTable } from './split-table.tsx';

const COUNTS = { offered: 0, lost: 0, views: 0, interactions: 0, closes: 0, leads: 0 };
const NONE = { ...COUNTS, conversions: 0, rate: 0, rateFrom: 0, rateUntil: 1 };
const ROW: SplitRow = {
  value: 'Mug',
  numbers: { ...NONE, conversions: 3 },
  numbersBefore: { ...NONE, conversions: 2 },
  numbersToday: NONE,
  goals: 0,
  revenue: [],
};

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

function show(dimension: ReportDimension) {
  renderPart(<SplitTable dimension={dimension} rows={[ROW]} since={undefined} />);
}

it('a split by prize shows only conversions, because prizes have no views', () => {
  show('prize');
  expect(headings()).toEqual(['Prize', 'Converted', 'Change']);
  expect(cells()).toEqual(['3', '▲ 50% more']);
});

it('a split shows the orders of a value beside its revenue, and their average', () => {
  const revenue = [{ currency: 'EUR', orders: 2, value: 30 }];
  renderPart(
    <SplitTable dimension="page" rows={[{ ...ROW, goals: 2, revenue }]} since={undefined} />,
  );
  expect(headings().slice(-3)).toEqual(['Orders', 'Revenue', 'Average']);
  expect(cells().slice(-3)).toEqual(['2', '€30.00', '€15.00']);
});

it('a split shows no rate for a value without views', () => {
  show('page');
  expect(headings()).toEqual(['Page', 'Rate', 'Views', 'Change', 'Touched', 'Converted']);
  expect(cells()).toEqual(['–', '0', 'as before', '0', '3']);
});
