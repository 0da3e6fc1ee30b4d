import { expect, it } from 'vitest';
import { describeSchedule } from './describe-schedule.ts';

it('a schedule is described with the day on which its hours end', () => {
  const hours = { from: '22:00', until: '02:00' };
  expect(describeSchedule({ weekdays: [5], hours })).toBe(
    'on Fri, between 22:00 and 02:00 of the next day',
  );
  expect(describeSchedule({ hours: { from: '09:00', until: '17:00' } })).toBe(
    'between 09:00 and 17:00',
  );
});

it('a schedule is described with its times of day', () => {
  expect(describeSchedule({ from: '2026-11-27T08:00', until: '2026-11-30' })).toBe(
    'from 2026-11-27 08:00, until 2026-11-30',
  );
});
