import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrequencySettings } from '../settings/frequency-settings.ts';
import { FREQUENCY_RULES } from '../values/popups/frequency.ts';
import { mayShowAgain, type ShowMoment } from './frequency.ts';
import { parseShowHistory } from './show-history-text.ts';

const HOUR_MS = 3_600_000;
const MONDAY_NOON = Date.UTC(2026, 10, 16, 12);

const every = (rule: FrequencySettings['rule'], count?: number): FrequencySettings => ({
  rule,
  scope: 'all',
  ...(count === undefined ? {} : { count }),
});

const at = (nowMs: number, more: Partial<ShowMoment> = {}): ShowMoment => ({
  nowMs,
  visit: 1,
  trigger: 'time',
  timeZone: 'UTC',
  dayKind: 'rolling',
  ...more,
});

describe('frequency', () => {
  it.each(FREQUENCY_RULES)('%s shows a popup that was never shown', (rule) => {
    expect(mayShowAgain(every(rule), {}, at(MONDAY_NOON))).toBe(true);
  });

  it('frequency never shows a once-a-visitor popup again', () => {
    expect(
      mayShowAgain(every('display_once_a_visitor_2'), { lastShownAtMs: 0 }, at(MONDAY_NOON)),
    ).toBe(false);
  });

  it('a click opens a popup whatever the cap says', () => {
    expect(
      mayShowAgain(
        every('display_once_a_visitor_2'),
        { lastShownAtMs: 0 },
        at(MONDAY_NOON, { trigger: 'click' }),
      ),
    ).toBe(true);
  });

  it('frequency caps only the triggers in its scope', () => {
    const settings = { ...every('display_once_a_visitor_2'), scope: ['exit' as const] };
    expect(mayShowAgain(settings, { lastShownAtMs: 0 }, at(MONDAY_NOON, { trigger: 'exit' }))).toBe(
      false,
    );
    expect(mayShowAgain(settings, { lastShownAtMs: 0 }, at(MONDAY_NOON, { trigger: 'time' }))).toBe(
      true,
    );
    expect(
      mayShowAgain(settings, { lastShownAtMs: 0 }, at(MONDAY_NOON, { trigger: undefined })),
    ).toBe(true);
  });

  it('frequency caps all triggers if its scope names none, as on the wire', () => {
    const settings = { ...every('display_once_a_visitor_2'), scope: [] };
    for (const trigger of ['exit', undefined] as const)
      expect(mayShowAgain(settings, { lastShownAtMs: 0 }, at(MONDAY_NOON, { trigger }))).toBe(
        false,
      );
    expect(
      mayShowAgain(settings, { lastShownAtMs: 0 }, at(MONDAY_NOON, { trigger: 'click' })),
    ).toBe(true);
  });

  it('frequency caps automatic timing by its own name, and by that of the trigger that fired for it', () => {
    const fired = at(MONDAY_NOON, { trigger: 'scroll', armedAs: 'auto_pilot' });
    for (const [scope, passes] of [
      ['auto_pilot', false],
      ['scroll', false],
      ['exit', true],
    ] as const)
      expect(
        mayShowAgain(
          { rule: 'display_once_a_visitor_2', scope: [scope] },
          { lastShownAtMs: 0 },
          fired,
        ),
      ).toBe(passes);
  });

  it('frequency in days shows a popup again after N times 24 hours, to the millisecond', () => {
    const settings = every('display_once_every_few_days_3', 2);
    const history = { lastShownAtMs: MONDAY_NOON };
    expect(mayShowAgain(settings, history, at(MONDAY_NOON + 48 * HOUR_MS - 1))).toBe(false);
    expect(mayShowAgain(settings, history, at(MONDAY_NOON + 48 * HOUR_MS))).toBe(true);
  });

  it('frequency in days counts calendar days in the zone of the site if asked', () => {
    const lateEvening = Date.UTC(2026, 10, 16, 21, 30); // 23:30 in Jerusalem
    const nextMorning = lateEvening + HOUR_MS;
    const moment = (timeZone: string): ShowMoment =>
      at(nextMorning, { timeZone, dayKind: 'calendar' });
    const settings = every('display_once_every_few_days_3', 1);
    expect(mayShowAgain(settings, { lastShownAtMs: lateEvening }, moment('Asia/Jerusalem'))).toBe(
      true,
    );
    expect(mayShowAgain(settings, { lastShownAtMs: lateEvening }, moment('Europe/London'))).toBe(
      false,
    );
  });

  it.each([
    [every('display_once_a_day_1'), 'rolling'],
    [every('display_once_every_few_days_3', 3), 'rolling'],
    [every('display_once_every_few_days_3', 3), 'calendar'],
  ] as const)(
    'frequency shows a popup again if the clock was a year ahead when it showed: %j, %s days',
    (settings, dayKind) => {
      const shownAt = (hoursAhead: number): boolean =>
        mayShowAgain(
          settings,
          { lastShownAtMs: MONDAY_NOON + hoursAhead * HOUR_MS },
          at(MONDAY_NOON, { dayKind }),
        );
      expect(shownAt(365 * 24)).toBe(true);
      expect(shownAt(1)).toBe(false);
    },
  );

  it('frequency shows a popup again whose cookie, of another script, does not name the visit', () => {
    const settings = every('display_once_every_few_visiting_4', 3);
    const inVisit = (visit: number) =>
      mayShowAgain(settings, parseShowHistory('2026-11-01'), at(MONDAY_NOON, { visit }));
    expect([inVisit(1), inVisit(2), inVisit(3)]).toEqual([false, false, true]);
  });

  it('frequency agrees with a day-by-day simulation over random visits, caps and zones', () => {
    const zones = ['UTC', 'Asia/Jerusalem', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'];
    fc.assert(
      fc.property(
        fc.constantFrom(...FREQUENCY_RULES),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(...zones),
        fc.constantFrom<'rolling' | 'calendar'>('rolling', 'calendar'),
        fc.array(
          fc.record({ gapMinutes: fc.integer({ min: 1, max: 4000 }), newVisit: fc.boolean() }),
          { maxLength: 40 },
        ),
        (rule, count, timeZone, dayKind, steps) => {
          const settings = every(rule, count);
          let history: { lastShownAtMs?: number; lastShownInVisit?: number } = {};
          const shown: { readonly atMs: number; readonly visit: number }[] = [];
          let nowMs = MONDAY_NOON;
          let visit = 1;
          for (const step of steps) {
            nowMs += step.gapMinutes * 60_000;
            if (step.newVisit) visit += 1;
            const said = mayShowAgain(settings, history, at(nowMs, { visit, timeZone, dayKind }));
            expect(said).toBe(simulated({ rule, count, timeZone, dayKind, nowMs, visit, shown }));
            if (!said) continue;
            shown.push({ atMs: nowMs, visit });
            history = { lastShownAtMs: nowMs, lastShownInVisit: visit };
          }
        },
      ),
      { numRuns: 300, seed: 20261121 },
    );
  });
});

interface Simulation {
  readonly rule: FrequencySettings['rule'];
  readonly count: number;
  readonly timeZone: string;
  readonly dayKind: 'rolling' | 'calendar';
  readonly nowMs: number;
  readonly visit: number;
  readonly shown: readonly { readonly atMs: number; readonly visit: number }[];
}

/**
 * A simple reference implementation. It goes step by step from the last showing to now, and counts
 * visits, days or spans of 24 hours.
 */
function simulated({ rule, count, timeZone, dayKind, nowMs, visit, shown }: Simulation): boolean {
  const last = shown.at(-1);
  if (!last || rule === 'display_everytime_everypage_5') return true;
  if (rule === 'display_once_a_visitor_2') return false;
  if (rule === 'display_once_every_few_visiting_4') return visitsWalked(last.visit, visit) >= count;
  if (rule === 'display_once_a_day_1') return dayChanges(last.atMs, nowMs, timeZone) >= 1;
  if (dayKind === 'calendar') return dayChanges(last.atMs, nowMs, timeZone) >= count;
  let whole = 0;
  for (let mark = last.atMs + 24 * HOUR_MS; mark <= nowMs; mark += 24 * HOUR_MS) whole += 1;
  return whole >= count;
}

function visitsWalked(from: number, to: number): number {
  let walked = 0;
  for (let visit = from; visit < to; visit += 1) walked += 1;
  return walked;
}

function dayChanges(fromMs: number, toMs: number, timeZone: string): number {
  const name = (ms: number): string => new Date(ms).toLocaleDateString('sv-SE', { timeZone });
  const names = new Set([name(fromMs), name(toMs)]);
  for (let ms = fromMs; ms <= toMs; ms += HOUR_MS) names.add(name(ms));
  return names.size - 1;
}
