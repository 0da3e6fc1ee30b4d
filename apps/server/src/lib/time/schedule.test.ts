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
