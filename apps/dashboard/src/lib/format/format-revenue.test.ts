import { expect, it } from 'vitest';
import { averagesText, goalsHead, ordersText, revenueText } from './format-revenue.ts';

const EUROS = { currency: 'EUR', orders: 40, value: 1999.6 };
const PLAIN = { currency: '', orders: 1, value: 12.5 };

it('revenue is written with the number of orders and the average of each currency', () => {
  expect(revenueText([EUROS, PLAIN])).toBe('€1,999.60, 12.5 without a currency');
  expect(averagesText([EUROS, PLAIN])).toBe('€49.99, 12.5');
  expect(ordersText(EUROS)).toBe('40 orders, €49.99 on average');
});

it('revenue of one order names no average, and no revenue is a dash', () => {
  expect(ordersText(PLAIN)).toBe('1 order');
  expect([revenueText([]), averagesText([])]).toEqual(['–', '–']);
});

it('a column of goals is called orders only if each of them has a value', () => {
  expect(goalsHead([{ goals: 40, revenue: [EUROS] }])).toBe('Orders');
  expect(goalsHead([{ goals: 41, revenue: [EUROS] }])).toBe('Goals');
});
