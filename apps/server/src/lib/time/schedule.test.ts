import { describe, expect, it } from 'vitest';
import { isOnSchedule } from './schedule.ts';

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
});
