import type { ReportQuery } from '@beckon/contract/owner-calls';
import { REPORT_DIMENSIONS, type ReportDimension } from '@beckon/contract/values';
import { useSearchParams } from 'react-router';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { periodDays } from '../../../lib/report-range.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';

/**
 * The filters of a report. They are in the page's address, so that owners can bookmark and share a
 * report.
 */
export interface ReportFilters {
  /** One of `PERIODS`, or `custom`. */
  readonly period: string;
  readonly days: Required<ReportQuery>;
  readonly dimension: ReportDimension;
  choosePeriod(period: string): void;
  chooseDays(days: Required<ReportQuery>): void;
  chooseDimension(dimension: string | null): void;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

export function useReportFilters(): ReportFilters {
  const [search, setSearch] = useSearchParams();
  const { site } = useCurrentSite();
  const now = useNow();
  const [from, until] = [search.get('from') ?? '', search.get('until') ?? ''];
  const isCustom = DAY.test(from) && DAY.test(until);
  const period = isCustom ? 'custom' : (search.get('period') ?? '30');
  const days = isCustom ? { from, until } : periodDays(period, site.settings.timeZone, now);
  const change = (values: Readonly<Record<string, string | undefined>>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values))
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return {
    period,
    days,
    dimension: REPORT_DIMENSIONS.find((name) => name === search.get('by')) ?? 'page',
    choosePeriod: (chosen) =>
      chosen === 'custom'
        ? change({ ...days, period: undefined })
        : change({ period: chosen, from: undefined, until: undefined }),
    chooseDays: (chosen) => change({ ...chosen, period: undefined }),
    chooseDimension: (chosen) => change({ by: chosen ?? undefined }),
  };
}
