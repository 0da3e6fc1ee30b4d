import { describe, expect, it } from 'vitest';
import { isOnSchedule, wasOnSchedule } from './schedule.ts';

/** Saturday 21 November 2026, 23:30 in Jerusalem, 21:30 in UTC. */
const SATURDAY_NIGHT = Date.UTC(2026, 10, 21, 21, 30);
const JERUSALEM = 'Asia/Jerusalem';

describe('the schedule of a popup', () => {
  it.each([
    [{}, true],
    [{ from: '2026-11-21' }, true],
    [{ from: '2026-11-22' }, false],
    [{ until: '2026-11-21' }, true],
    [{ until: '2026-11-20' }, false],
    [{ weekdays: [6] }, true],
    [{ weekdays: [0, 1] }, false],
    [{ weekdays: [] }, true],
    [{ hours: { from: '22:00', until: '23:30' } }, false],
    [{ hours: { from: '22:00', until: '23:31' } }, true],
    [{ hours: { from: '22:00', until: '06:00' } }, true],
    [{ hours: { from: '00:00', until: '06:00' } }, false],
  ])('the schedule %j is open at 23:30 of its last day: %j', (schedule, expected) => {
    expect(isOnSchedule(schedule, SATURDAY_NIGHT, JERUSALEM)).toBe(expected);
  });

  const FRIDAY_NIGHT = { weekdays: [5], hours: { from: '22:00', until: '02:00' } };
  it.each([
    ['2026-11-20T21:59Z', false],
    ['2026-11-20T22:00Z', true],
    ['2026-11-21T01:59Z', true],
    ['2026-11-21T02:00Z', false],
    ['2026-11-21T22:30Z', false],
    ['2026-11-20T01:00Z', false],
  ])('hours over midnight belong to the weekday on which they begin: %s is %j', (at, expected) => {
    expect(isOnSchedule(FRIDAY_NIGHT, Date.parse(at), 'UTC')).toBe(expected);
    const oneDay = { from: '2026-11-20', until: '2026-11-20', hours: FRIDAY_NIGHT.hours };
    expect(isOnSchedule(oneDay, Date.parse(at), 'UTC')).toBe(expected);
  });

  it('hours over midnight go on from Saturday to Sunday, and over the end of a month', () => {
    const nights = (weekday: number) => ({ ...FRIDAY_NIGHT, weekdays: [weekday] });
    expect(isOnSchedule(nights(6), Date.parse('2026-11-22T01:00Z'), 'UTC')).toBe(true);
    expect(isOnSchedule(nights(1), Date.parse('2026-12-01T01:00Z'), 'UTC')).toBe(true);
    const hours = { from: '22:00', until: '02:00' };
    const lastDay = { until: '2026-11-30', hours };
    expect(isOnSchedule(lastDay, Date.parse('2026-12-01T01:00Z'), 'UTC')).toBe(true);
    expect(isOnSchedule(lastDay, Date.parse('2026-12-01T22:00Z'), 'UTC')).toBe(false);
  });

  const SALE = { from: '2026-11-27T08:00', until: '2026-11-30T23:59' };
  it.each([
    ['2026-11-27T05:59:59Z', false],
    ['2026-11-27T06:00:00Z', true],
    ['2026-11-30T21:58:59Z', true],
    ['2026-11-30T21:59:00Z', false],
  ])('a schedule with times of day begins and ends to the minute: %s is %j', (at, expected) => {
    expect(isOnSchedule(SALE, Date.parse(at), JERUSALEM)).toBe(expected);
  });

  it.each([
    // 1:30 comes twice on this night, at 5:30 and 6:30 UTC. The first one counts.
    ['America/New_York', { until: '2026-11-01T01:30' }, '2026-11-01T05:29Z', true],
    ['America/New_York', { until: '2026-11-01T01:30' }, '2026-11-01T05:30Z', false],
    ['America/New_York', { until: '2026-11-01T01:30' }, '2026-11-01T06:10Z', false],
    ['America/New_York', { from: '2026-11-01T01:30' }, '2026-11-01T05:29Z', false],
    ['America/New_York', { from: '2026-11-01T01:30' }, '2026-11-01T06:10Z', true],
    // 2:30 does not come on these nights: the clocks go from 2:00 to 3:00.
    ['America/New_York', { from: '2026-03-08T02:30' }, '2026-03-08T07:29Z', false],
    ['America/New_York', { from: '2026-03-08T02:30' }, '2026-03-08T07:30Z', true],
    ['Asia/Jerusalem', { until: '2026-03-27T02:30' }, '2026-03-27T00:29Z', true],
    ['Asia/Jerusalem', { until: '2026-03-27T02:30' }, '2026-03-27T00:30Z', false],
    // Whole days stay whole, with their hour more or less.
    ['Asia/Jerusalem', { until: '2026-10-25' }, '2026-10-25T21:59Z', true],
    ['Asia/Jerusalem', { until: '2026-10-25' }, '2026-10-25T22:00Z', false],
    ['Asia/Jerusalem', { from: '2026-03-27', until: '2026-03-27' }, '2026-03-27T20:59Z', true],
    ['Asia/Jerusalem', { from: '2026-03-27', until: '2026-03-27' }, '2026-03-27T21:00Z', false],
  ])('when clocks change in %s, the schedule %j at %s is %j', (zone, schedule, at, expected) => {
    expect(isOnSchedule(schedule, Date.parse(at), zone)).toBe(expected);
  });

  it('a time of day ends a schedule also in the middle of a night that belongs to the day before', () => {
    const nights = { hours: { from: '22:00', until: '02:00' } };
    const at = Date.parse('2026-12-01T00:30Z');
    expect(isOnSchedule({ ...nights, until: '2026-11-30' }, at, 'UTC')).toBe(true);
    expect(isOnSchedule({ ...nights, until: '2026-12-01T00:30' }, at, 'UTC')).toBe(false);
    expect(isOnSchedule({ ...nights, from: '2026-12-01T00:30' }, at, 'UTC')).toBe(true);
  });

  it('the same schedule is read again after the site has moved to another time zone', () => {
    const at = Date.parse('2026-11-27T07:00Z');
    expect(isOnSchedule(SALE, at, 'UTC')).toBe(false);
    expect(isOnSchedule(SALE, at, JERUSALEM)).toBe(true);
  });

  it('a last day at the end of all years never comes, and a day that does not exist shows nothing', () => {
    expect(isOnSchedule({ until: '9999-12-31' }, SATURDAY_NIGHT, JERUSALEM)).toBe(true);
    expect(isOnSchedule({ until: '2026-13-01' }, SATURDAY_NIGHT, JERUSALEM)).toBe(false);
  });

  it('the schedule of a popup uses the clock of the site', () => {
    expect(
      isOnSchedule(
        { weekdays: [6], hours: { from: '21:00', until: '22:00' } },
        SATURDAY_NIGHT,
        'UTC',
      ),
    ).toBe(true);
    expect(isOnSchedule({ weekdays: [0] }, SATURDAY_NIGHT, 'Pacific/Auckland')).toBe(true);
  });

  it('the schedule of a popup treats an unknown zone as UTC', () => {
    expect(
      isOnSchedule({ hours: { from: '21:30', until: '21:31' } }, SATURDAY_NIGHT, 'Mars/Olympus'),
    ).toBe(true);
  });

  it.each([
    ['12:00', false],
    ['12:10', true],
    ['13:13', true],
    ['13:14', false],
  ])('a schedule of few minutes was open in the hour before %s: %j', (time, expected) => {
    const schedule = { hours: { from: '12:10', until: '12:14' } };
    const atMs = Date.parse(`2026-11-21T${time}Z`);
    expect(wasOnSchedule(schedule, { atMs, graceMinutes: 60 }, 'UTC')).toBe(expected);
  });
});
