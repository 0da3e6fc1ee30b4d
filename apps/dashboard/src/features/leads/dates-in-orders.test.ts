import { expect, it } from 'vitest';
import { datesIn } from './dates-in-orders.ts';

it.each(['01/05/2024', '1.5.2024, 14:30', '01. 05. 2024', '1-5-2024'])(
  'the date %s is written in words for each order of day and month',
  (text) => {
    expect(datesIn(text)).toEqual({ 'day-first': '1 May 2024', 'month-first': '5 January 2024' });
  },
);
