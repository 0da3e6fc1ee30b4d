import type { PopupReportAnswer, ReportGoal } from '@beckon/contract/owner-calls';
import { lazy, type ReactNode, Suspense } from 'react';
import { SampleNote } from '../../components/sample-note.tsx';
import { Card } from '../../components/ui/layout/card.tsx';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { Waiting } from '../../components/ui/states/waiting.tsx';
import { reportCsvAddress, type ReportOf } from '../../lib/api/reports.ts';
import { CartCard } from './cart-card.tsx';
import { CsvLink } from './csv-link.tsx';
import { Funnel } from './charts/funnel.tsx';
import { GoalsCard } from './goals-card.tsx';
import { NumberCards } from './number-cards.tsx';
import styles from './reports.module.css';
import { SiteFunnel } from './charts/site-funnel.tsx';
import { SplitCard } from './split-card.tsx';
import type { ReportFilters } from './filters/use-report-filters.ts';

const DayChart = lazy(() =>
  import('./charts/day-chart.tsx').then((file) => ({ default: file.DayChart })),
);
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

interface ReportBodyProps {
  readonly of: ReportOf;
  readonly filters: ReportFilters;
  readonly report: PopupReportAnswer;
  /** Of a site: its goals with or without a popup. */
  readonly inAll?: readonly ReportGoal[];
  readonly children: ReactNode;
}

/** The common content of all reports. `children` are shown before the split. */
export function ReportBody({ of, filters, report, inAll, children }: ReportBodyProps) {
  const { numbers } = report;
  const isSite = of.startsWith('sites/');
  const csv = (table: 'days' | 'funnel') => reportCsvAddress(of, table, filters.days);
  if (!hasNumbers(report))
    return (
      <EmptyState
        title="No views in this period"
        text="As soon as visitors see a popup, its numbers appear here, day by day. Choose more days above, or publish a popup."
      />
    );
  return (
    <div className={styles['stack']}>
      <SampleNote />
      <NumberCards {...report} />
      <p className={styles['quiet']}>{comparisonWords(report)}</p>
      {filters.days.from === filters.days.until ? null : (
        <Card title="Day by day">
          <Suspense fallback={<Waiting />}>
            <DayChart {...report} />
          </Suspense>
          <div className={styles['csv']}>
            <CsvLink table="Days" href={csv('days')} />
          </div>
        </Card>
      )}
      <Card title={isSite ? 'From view to conversion' : 'From page view to conversion'}>
        {isSite ? (
          <SiteFunnel numbers={numbers} />
        ) : (
          <Funnel numbers={numbers} reasons={report.reasons} />
        )}
        <div className={styles['csv']}>
          <CsvLink table="Steps" href={csv('funnel')} />
        </div>
      </Card>
      <GoalsCard of={of} filters={filters} goals={report.goals} inAll={inAll} />
      <CartCard of={of} filters={filters} carts={report.carts} />
      {children}
      <SplitCard of={of} filters={filters} since={report.since} />
    </div>
  );
}

/**
 * False if there is nothing to show. Orders may come days after the view, and a popup that no page
 * view got has reasons for it.
 */
function hasNumbers({
  numbers: { views, closes, conversions, offered, lost },
  numbersBefore,
  revenue,
  goals,
}: PopupReportAnswer): boolean {
  const counts = [views, closes, conversions, offered, lost, numbersBefore.views];
  return goals.length + revenue.length > 0 || counts.some((count) => count > 0);
}

/**
 * The days with which the numbers are compared. A day that is not over is left out of the
 * comparison.
 */
function comparisonWords({
  before,
  since,
  isUnfinished,
}: Pick<PopupReportAnswer, 'before' | 'since' | 'isUnfinished'>): string {
  if (before === undefined) return 'Today is not over yet, so it is not compared with other days.';
  if (since !== undefined)
    return `Counting began on ${longDay(since)}. The days before are not complete, so nothing is compared.`;
  const days =
    before.from === before.until
      ? longDay(before.from)
      : `${longDay(before.from)} to ${longDay(before.until)}`;
  return isUnfinished
    ? `The whole days, without today, are compared with the same number of days before: ${days}.`
    : `Compared with the same number of days before: ${days}.`;
}

function longDay(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
