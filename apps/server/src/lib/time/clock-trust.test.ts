import { expect, it } from 'vitest';
import { type ClockTrust, trustClock } from './clock-trust.ts';
import { HOUR_MS } from './durations.ts';

const NOON = Date.UTC(2026, 10, 16, 12);

/** For each of these hours, in turn: whether expired data is deleted then. */
function deletesAt(hours: readonly number[]): readonly boolean[] {
  let known: ClockTrust | undefined;
  return hours.map((hour) => {
    const now = NOON + hour * HOUR_MS;
    known = trustClock(known, now);
    return now >= known.deletesFrom;
  });
}

const YEARS = 4 * 365 * 24;
/** Consecutive hours, as the job reads the clock. */
const hours = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

it('a clock that runs normally is trusted, even if the server was off for some days', () => {
  expect(deletesAt([0, 1, 2, 3 * 24, 10 * 24])).toEqual([true, true, true, true, true]);
});

it('nothing is deleted while the clock is years ahead for an hour, and deletion continues when it is right again', () => {
  expect(deletesAt([0, 1, YEARS, YEARS + 1, 3, 4])).toEqual([true, true, false, false, true, true]);
});

it('a clock that leapt ahead is trusted after three days', () => {
  const later = hours(30 * 24, 74);
  expect(deletesAt([0, ...later]).indexOf(true, 1)).toBe(1 + 72);
});

it('a server that runs for some hours every ten days deletes in every second run', () => {
  const deletes = [0, 10, 20, 30, 40, 50].map((day) => hours(day * 24, 3));
  const perRun = [true, false, true, false, true, false];
  expect(deletesAt(deletes.flat())).toEqual(perRun.flatMap((is) => [is, is, is]));
});

it('a clock that only leaps is never trusted', () => {
  const leaps = Array.from({ length: 20 }, (_, at) => at * 10 * 24);
  expect(deletesAt(leaps).slice(1)).not.toContain(true);
});

it('a clock that leaps by months again is not trusted for three more days', () => {
  const twice = [...hours(30 * 24, 48), ...hours(200 * 24, 74)];
  expect(deletesAt([0, ...twice]).indexOf(true, 1)).toBe(1 + 48 + 72);
});

it('a clock that is right only between two leaps is trusted after neither of them', () => {
  const wrong = [YEARS, YEARS + 1];
  const again = [YEARS + 240, YEARS + 241];
  expect(deletesAt([0, ...wrong, 2, ...again])).toEqual([true, false, false, true, false, false]);
});

it('a server with the right time deletes, even while the clock of another server is years ahead', () => {
  const both = hours(0, 100).flatMap((hour) => [hour, hour + YEARS]);
  const deletes = deletesAt(both);
  expect(deletes.filter((_, at) => at % 2 === 0)).not.toContain(false);
  expect(deletes.filter((_, at) => at % 2 === 1)).not.toContain(true);
});
