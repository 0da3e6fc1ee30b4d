import { Select } from '@mantine/core';
import { DIMENSION_WORDS, REPORT_DIMENSIONS } from '@beckon/contract/values';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/ui/layout/card.tsx';
import { QueryStatus } from '../../components/ui/states/query-status.tsx';
import { reportCsvAddress, type ReportOf, reportSplitQuery } from '../../lib/api/reports.ts';
import { CsvLink } from './csv-link.tsx';
import styles from './reports.module.css';
import { SplitTable } from './split-table.tsx';
import type { ReportFilters } from './filters/use-report-filters.ts';

interface SplitCardProps {
  readonly of: ReportOf;
  readonly filters: ReportFilters;
  /** The first day with counts, if the days before begin earlier. */
  readonly since: string | undefined;
}

/** The numbers for each value of a dimension, with a choice of the dimension. */
export function SplitCard({ of, filters, since }: SplitCardProps) {
  const { days, dimension, chooseDimension } = filters;
  const split = useQuery(reportSplitQuery(of, dimension, days));
  return (
    <Card title="Who, where and how">
      <div className={styles['tools']}>
        <Select
          aria-label="Split by"
          data={REPORT_DIMENSIONS.map((name) => ({ value: name, label: DIMENSION_WORDS[name] }))}
          value={dimension}
          allowDeselect={false}
          onChange={chooseDimension}
        />
        <CsvLink table={DIMENSION_WORDS[dimension]} href={reportCsvAddress(of, dimension, days)} />
      </div>
      <QueryStatus query={split} />
      {split.data === undefined ? null : (
        <SplitTable dimension={dimension} rows={split.data.rows} since={since} />
      )}
    </Card>
  );
}
