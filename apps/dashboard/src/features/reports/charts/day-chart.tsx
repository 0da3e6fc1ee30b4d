import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { CompositeChart } from '@mantine/charts';
import { SegmentedControl } from '@mantine/core';
import type {
  PopupReportAnswer,
  ReportDay,
  ReportDayWithGoals,
} from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { formatCompact, formatWhole } from '../../../lib/format/format-number.ts';
import { averagesText, goalsHead, revenueText } from '../../../lib/format/format-revenue.ts';
import { useSiteDay } from '../../../lib/hooks/use-site-time.ts';
import styles from '../report-tables.module.css';
import shared from '../reports.module.css';

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const COUNTS = [
  { value: 'views', label: 'Views', one: 'view' },
  { value: 'interactions', label: 'Interactions', one: 'interaction' },
  { value: 'conversions', label: 'Conversions', one: 'conversion' },
  { value: 'leads', label: 'Leads', one: 'lead' },
] as const;
const COLUMNS = [...COUNTS, { value: 'closes', label: 'Closes' }] as const;
type Count = (typeof COUNTS)[number]['value'];
const NOW = 'These days';
const BEFORE = 'Days before';
const SERIES_NOW = { name: NOW, color: 'var(--mark-strong)', type: 'area' } as const;
const SERIES_BEFORE = {
  name: BEFORE,
  color: 'var(--mark-warm)',
  type: 'line',
  strokeDasharray: '5 5',
} as const;

/** A chart of one count per day beside the days before, and all counts as a table. */
export function DayChart({
  days,
  daysBefore,
  since = '',
}: Pick<PopupReportAnswer, 'days' | 'daysBefore' | 'since'>) {
  const [count, setCount] = useState<Count>('views');
  const last = days.at(-1);
  const today = useSiteDay() === last?.day && days.length > 1 ? last : undefined;
  // Until the first whole day is over, the line would only show zeros.
  const isFirstDay = !days.some((day) => day !== today && isCounted(day));
  const leftOut = isFirstDay ? undefined : today;
  const data = days.map((day, at) => {
    const before = daysBefore[at];
    return {
      Day: shortDay(day.day),
      // Today is left out: the line would fall, because the day is not over.
      [NOW]: day === leftOut ? undefined : day[count],
      // Nothing was counted before the first day with counts, which is not the same as zero.
      [BEFORE]: before === undefined || before.day < since ? undefined : before[count],
    };
  });
  return (
    <>
      <SegmentedControl
        className={shared['counts'] ?? ''}
        aria-label="What the chart shows"
        data={[...COUNTS]}
        value={count}
        onChange={(value) => setCount(COUNTS.find((one) => one.value === value)?.value ?? 'views')}
      />
      <div aria-hidden>
        <CompositeChart
          h={280}
          data={data}
          dataKey="Day"
          withLegend
          composedChartProps={{ accessibilityLayer: false }}
          curveType="monotone"
          strokeWidth={2.2}
          withDots={days.length < 10}
          gridAxis="x"
          tickLine="none"
          valueFormatter={formatWhole}
          yAxisProps={{ allowDecimals: false, width: 44, tickFormatter: formatCompact }}
          xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 40 }}
          series={seriesOf(data)}
        />
      </div>
      {today === undefined ? null : (
        <p className={shared['today']}>
          Today so far: <b>{formatWhole(today[count])}</b> {nounOf(count, today[count])}.
          {isFirstDay ? '' : ' The line ends with yesterday, the last whole day.'}
        </p>
      )}
      <DayTable days={days} today={today?.day} />
    </>
  );
}

/** The legend names only what the chart shows. */
export function seriesOf(data: readonly { readonly [BEFORE]?: number | undefined }[]) {
  const hasBefore = data.some((point) => point[BEFORE] !== undefined);
  return hasBefore ? [SERIES_NOW, SERIES_BEFORE] : [SERIES_NOW];
}

function shortDay(day: string): string {
  return SHORT.format(new Date(`${day}T00:00:00Z`));
}

function nounOf(count: Count, number: number): string {
  const found = COUNTS.find(({ value }) => value === count);
  return (number === 1 ? found?.one : found?.label.toLowerCase()) ?? '';
}

function isCounted({ views, interactions, closes, conversions, leads }: ReportDay): boolean {
  return views + interactions + closes + conversions + leads > 0;
}

interface DayTableProps {
  readonly days: readonly ReportDayWithGoals[];
  readonly today: string | undefined;
}

function DayTable({ days, today }: DayTableProps) {
  const hasGoals = days.some(({ goals }) => goals > 0);
  const heads = [
    ...COLUMNS.map(({ label }) => label),
    ...(hasGoals ? [goalsHead(days), 'Revenue', 'Average'] : []),
  ];
  return (
    <details className={styles['asTable']}>
      <summary>Show as a table</summary>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Numbers by day">
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((one) => (
              <tr key={one.day}>
                <th scope="row">
                  {shortDay(one.day)}
                  {one.day === today ? ' so far' : ''}
                </th>
                {COLUMNS.map(({ value }) => (
                  <td key={value}>{formatWhole(one[value])}</td>
                ))}
                {hasGoals ? (
                  <>
                    <td>{formatWhole(one.goals)}</td>
                    <td>{revenueText(one.revenue)}</td>
                    <td>{averagesText(one.revenue)}</td>
                  </>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
