import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import {
  compareCalendarDates,
  formatDayFirstDate,
  formatIsoDate,
  parseDayFirstDate,
  parseIsoDate,
} from './calendar-date.ts';
import { checkField } from '../check-field.ts';

test.each([
  ['29/02/2028', undefined],
  ['29/02/2027', 'date-wrong'],
  ['31/04/2026', 'date-wrong'],
  ['12/31/2026', 'date-wrong'],
  ['2026-12-31', 'date-wrong'],
])('a date field checks %s', (value, problem) => {
  expect(checkField(aField({ kind: 'date' }), value, aContext())).toBe(problem);
});

test('dates go from the native form to dd/mm/yyyy and back', () => {
  const date = parseIsoDate('2026-03-09');
  expect(date && formatDayFirstDate(date)).toBe('09/03/2026');
  const again = parseDayFirstDate('9.3.2026');
  expect(again && formatIsoDate(again)).toBe('2026-03-09');
});

test('earlier days compare as less', () => {
  const day = { year: 2026, month: 6, day: 15 };
  expect(compareCalendarDates(day, { ...day, day: 16 })).toBeLessThan(0);
  expect(compareCalendarDates({ ...day, year: 2027, month: 1 }, day)).toBeGreaterThan(0);
  expect(compareCalendarDates(day, { ...day })).toBe(0);
});
