import { Select, TextInput } from '@mantine/core';
import { PERIODS } from '../../lib/report-range.ts';
import styles from './reports.module.css';
import type { ReportFilters } from './use-report-filters.ts';

const CHOICES = [...PERIODS, { value: 'custom', label: 'Choose days …' }];

/** Chooses the days of a report. "Choose days" shows two date fields. */
export function RangeChoice({ filters }: { readonly filters: ReportFilters }) {
  const { period, days, choosePeriod, chooseDays } = filters;
  return (
    <div className={styles['range']}>
      <Select
        aria-label="Time"
        data={CHOICES}
        value={period}
        allowDeselect={false}
        onChange={(value) => choosePeriod(value ?? '30')}
      />
      {period === 'custom' ? (
        <>
          <TextInput
            type="date"
            aria-label="First day"
            max={days.until}
            value={days.from}
            onChange={(event) => chooseDays({ from: event.currentTarget.value || days.from })}
          />
          <TextInput
            type="date"
            aria-label="Last day"
            min={days.from}
            value={days.until}
            onChange={(event) => chooseDays({ until: event.currentTarget.value || days.until })}
          />
        </>
      ) : null}
    </div>
  );
}
