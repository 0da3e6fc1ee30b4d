import type { SplitRow } from '@beckon/contract/owner-calls';
import { daysOf } from '../../lib/time/report-span.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type { AbTestRecord, ReportDays, ReportScope, Store } from '../../store/store.ts';
import { comparedDays, type WantedReport } from './read-report.ts';
import { presentMoney, reportNumbers } from './report-numbers.ts';

/** The maximum number of tests in one answer, the latest first. Each test needs four short reads. */
const MOST_TESTS = 20;

/**
 * A row for each design of the A/B tests that ran in these days, with its numbers for the days of
 * its test. The first and the last day count completely.
 */
export async function readVariants(store: Store, wanted: WantedReport): Promise<SplitRow[]> {
  const { accountId, site, scope, span } = wanted;
  const days = daysOf(span);
  const tests = (await store.abTestsOf(accountId, site.id))
    .filter((test) => isOf(test, scope))
    .map((test) => ({ test, ran: daysOfTest(test, site.settings.timeZone) }))
    .filter(({ ran }) => overlap(ran, days) !== undefined)
    .slice(0, MOST_TESTS);
  const rows = await Promise.all(
    tests.map(({ test, ran }) => {
      const isOnlyOne = tests.filter((other) => other.test.popupId === test.popupId).length === 1;
      return readArms(store, wanted, { test, ran, isOnlyOne });
    }),
  );
  return rows.flat();
}

function isOf({ arms }: AbTestRecord, { popupId }: ReportScope): boolean {
  return popupId === undefined || arms.some((arm) => arm.popupId === popupId);
}

/** Undefined: the test has not started. */
function daysOfTest({ startedAt, stoppedAt }: AbTestRecord, zone: string): ReportDays | undefined {
  if (startedAt === undefined) return undefined;
  return {
    from: wallClock(startedAt, zone).day,
    until: stoppedAt === undefined ? '9999-12-31' : wallClock(stoppedAt, zone).day,
  };
}

function overlap(
  one: ReportDays | undefined,
  other: ReportDays | undefined,
): ReportDays | undefined {
  if (one === undefined || other === undefined) return undefined;
  const from = one.from > other.from ? one.from : other.from;
  const until = one.until < other.until ? one.until : other.until;
  return from > until ? undefined : { from, until };
}

/** The start to the minute, because a popup may have had two tests on one day. */
function startOf({ startedAt }: AbTestRecord, zone: string): string {
  if (startedAt === undefined) return '';
  const { day, time } = wallClock(startedAt, zone);
  return `${day} ${time}`;
}

interface TestOfReport {
  readonly test: AbTestRecord;
  readonly ran: ReportDays | undefined;
  /** Whether there is no other test of this popup in the answer. */
  readonly isOnlyOne: boolean;
}

async function readArms(
  store: Store,
  wanted: WantedReport,
  { test, ran, isOnlyOne }: TestOfReport,
): Promise<SplitRow[]> {
  const { accountId, site, scope, span } = wanted;
  const compared = comparedDays(wanted);
  const days = overlap(ran, daysOf(span));
  const countsIn = (some: ReportDays | undefined) =>
    some === undefined ? [] : store.reportPopups(accountId, site.id, some);
  const [now, earlier, today, money, original] = await Promise.all([
    countsIn(days),
    countsIn(overlap(ran, compared.before)),
    countsIn(overlap(ran, compared.unfinished)),
    days ? store.popupMoney(accountId, site.id, days) : [],
    scope.popupId === undefined ? store.popup(accountId, test.popupId) : undefined,
  ]);
  const start = isOnlyOne ? [] : [`from ${startOf(test, site.settings.timeZone)}`];
  const prefix = original === undefined ? [] : [original.name];
  return test.arms.map(({ popupId, name }) => ({
    value: [...prefix, name, ...start].join(' · '),
    numbers: reportNumbers(now.find((one) => one.popupId === popupId)),
    numbersBefore: reportNumbers(earlier.find((one) => one.popupId === popupId)),
    numbersToday: reportNumbers(today.find((one) => one.popupId === popupId)),
    ...presentMoney(money.filter((one) => one.of === popupId)),
  }));
}
