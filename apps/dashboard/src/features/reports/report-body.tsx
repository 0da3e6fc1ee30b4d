import { SegmentedControl } from '@mantine/core';
import type { PopupReportAnswer, SiteReportAnswer } from '@beckon/contract/owner-calls';
import { lazy, type ReactNode, Suspense } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Waiting } from '../../components/ui/waiting.tsx';
import { NumberCards } from './number-cards.tsx';
import { RANGES } from '../../lib/report-range.ts';
import styles from './reports.module.css';

const DayChart = lazy(() => import('./day-chart.tsx').then((file) => ({ default: file.DayChart })));

interface RangeChoiceProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function RangeChoice({ value, onChange }: RangeChoiceProps) {
  return (
    <SegmentedControl aria-label="Time" data={[...RANGES]} value={value} onChange={onChange} />
  );
}

interface ReportBodyProps {
  readonly report: PopupReportAnswer | SiteReportAnswer;
  readonly children: ReactNode;
}

/** The cards and the chart that every report has, then its own part. */
export function ReportBody({ report, children }: ReportBodyProps) {
  const { numbers } = report;
  if (numbers.views + numbers.closes + numbers.conversions === 0) {
    return (
      <EmptyState
        title="No views in this time"
        text="As soon as visitors see a popup, its numbers appear here, day by day."
      />
    );
  }
  return (
    <div className={styles['stack']}>
      <NumberCards numbers={numbers} />
      <Card title="Day by day">
        <Suspense fallback={<Waiting />}>
          <DayChart days={report.days} />
        </Suspense>
      </Card>
      {children}
    </div>
  );
}
