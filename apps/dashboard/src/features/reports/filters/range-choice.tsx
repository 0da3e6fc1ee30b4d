import { Select } from '@mantine/core';
import { PERIODS } from '../../../lib/report-range.ts';
import { DayRange } from './day-range.tsx';
import styles from '../reports.module.css';
import type { ReportFilters } from './use-report-filters.ts';

const CHOICES = [...PERIODS, { value: 'custom', label: 'Choose days …' }];

/** Chooses the days of a report. "Choose days" shows two date fields. */
export function RangeChoice({ filters }: { readonly filters: ReportFilters }) {
  const { period, days, choosePeriod, chooseDays } = filters;
  return (
    <div className={styles['range']}>
      <Select
        aria-label="Time"
        w={165}
        data={CHOICES}
        value={period}
        allowDeselect={false}
        onChange={(value) => choosePeriod(value ?? '30')}
      />
      {period === 'custom' ? <DayRange days={days} onChange={chooseDays} /> : null}
    </div>
  );
}
