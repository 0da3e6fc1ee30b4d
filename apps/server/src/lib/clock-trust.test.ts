import { expect, it } from 'vitest';
import { type ClockTrust, trustClock } from './clock-trust.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 10, 16, 12);

/** Whether what has expired is deleted at each of these hours, in turn. */
function deletesAt(hours: readonly number[]): readonly boolean[] {
  let known: ClockTrust | undefined;
  return hours.map((hour) => {
    const now = NOON + hour * HOUR_MS;
    known = trustClock(known, now);
    return now >= known.deletesFrom;
  });
}

const YEARS = 4 * 365 * 24;
/** The hours of some days, as the job looks at the clock. */
const hours = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

it('a clock that goes on as clocks do is trusted, also if the server was off for some days', () => {
  expect(deletesAt([0, 1, 2, 3 * 24, 10 * 24])).toEqual([true, true, true, true, true]);
});

it('nothing is deleted while the clock is years ahead for an hour, and all goes on when it is right again', () => {
  expect(deletesAt([0, 1, YEARS, YEARS + 1, 3, 4])).toEqual([true, true, false, false, true, true]);
});

it('a clock that leapt ahead is trusted after three days', () => {
  const later = hours(30 * 24, 74);
  expect(deletesAt([0, ...later]).indexOf(true, 1)).toBe(1 + 72);
});

it('a server that runs for some hours every ten days deletes on every second of them', () => {
  const deletes = [0, 10, 20, 30, 40, 50].map((day) => hours(day * 24, 3));
  const perRun = [true, false, true, false, true, false];
  expect(deletesAt(deletes.flat())).toEqual(perRun.flatMap((is) => [is, is, is]));
});

it('a clock that does nothing but leap is never trusted', () => {
  const leaps = Array.from({ length: 20 }, (_, at) => at * 10 * 24);
  expect(deletesAt(leaps).slice(1)).not.toContain(true);
});

it('a clock that leaps by months once more is not trusted for three days more', () => {
  const twice = [...hours(30 * 24, 48), ...hours(200 * 24, 74)];
  expect(deletesAt([0, ...twice]).indexOf(true, 1)).toBe(1 + 48 + 72);
});

it('a clock that was right between two leaps is trusted after neither', () => {
  const wrong = [YEARS, YEARS + 1];
  const again = [YEARS + 240, YEARS + 241];
  expect(deletesAt([0, ...wrong, 2, ...again])).toEqual([true, false, false, true, false, false]);
});

it('a server whose clock is right deletes, while that of another one is years ahead', () => {
  const both = hours(0, 100).flatMap((hour) => [hour, hour + YEARS]);
  const deletes = deletesAt(both);
  expect(deletes.filter((_, at) => at % 2 === 0)).not.toContain(false);
  expect(deletes.filter((_, at) => at % 2 === 1)).not.toContain(true);
});
