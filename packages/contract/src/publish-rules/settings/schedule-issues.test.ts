import { expect, it } from 'vitest';
import { defaultSettings } from '../../settings/default-settings.ts';
import { findScheduleIssues } from './schedule-issues.ts';

const basis = defaultSettings('lightbox');
const found = (schedule: object, timer?: string) => {
  const appearance = {
    ...basis.appearance,
    ...(timer !== undefined && { timer: { version: 2 as const, value: timer } }),
  };
  const popup = { type: 'lightbox' as const, design: { root: {}, content: [] } };
  return findScheduleIssues({ ...basis, schedule, appearance }, popup).map(
    ({ message }) => message,
  );
};

const BACKWARDS = ['It would end before it starts.'];
it.each([
  [{ from: '2026-11-27T08:00', until: '2026-11-30T23:59' }, []],
  [{ from: '2026-11-27T08:00', until: '2026-11-27' }, []],
  [{ from: '2026-11-27T08:00', until: '2026-11-27T07:59' }, BACKWARDS],
  [{ from: '2026-11-28', until: '2026-11-27T23:59' }, BACKWARDS],
  [{ from: '2026-11-27T08:00', until: '2026-11-27T08:00' }, ['It would end when it starts.']],
  [{ from: '2026-11-27', until: '2026-11-27T00:00' }, ['It would end when it starts.']],
  [{ until: '2026-11-27T07:59' }, []],
])('the schedule %j has the issues %j', (schedule, messages) => {
  expect(found(schedule)).toEqual(messages);
});

it.each([
  ['2026-11-27|08:00@+02:00', true],
  ['2026-11-27|08:01@+02:00', false],
  ['10:00', false],
])('a countdown to %s is over before 8:00 of 27 November: %s', (timer, isOver) => {
  const from = '2026-11-27T08:00';
  expect(found({ from }, timer).some((text) => text.startsWith('The countdown'))).toBe(isOver);
  expect(found({}, timer)).toEqual([]);
});

it.each<[string, object]>([
  ['There is no day 2026-02-31.', { from: '2026-02-31' }],
  ['There is no day 2026-04-31.', { until: '2026-04-31T10:00' }],
  ['There is no day 2026-13-45.', { until: '2026-13-45' }],
  ['There is no time 25:00.', { hours: { from: '25:00', until: '26:00' } }],
  ['There is no time 10:61.', { hours: { from: '09:00', until: '10:61' } }],
])('a schedule that no calendar or clock has is found: %s', (message, schedule) => {
  expect(found(schedule)).toEqual([message]);
});

it('a schedule of real days and hours has no issues', () => {
  const hours = { from: '00:00', until: '23:59' };
  expect(found({ from: '2028-02-29', until: '2028-12-31', hours })).toEqual([]);
});
