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
