import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { ConsentDayRow } from '@beckon/contract/owner-calls';
import { formatCompact, formatWhole } from '../../../lib/format/format-number.ts';
import { More } from '../cards/more.tsx';
import styles from './choices.module.css';

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const SERIES = [
  { name: 'Accepted all', color: 'var(--mark-strong)' },
  { name: 'Accepted some', color: 'var(--mark-warm)' },
  { name: 'Rejected all', color: 'var(--mark-bad)' },
  { name: 'Privacy signal', color: 'var(--mark-quiet)' },
];

/**
 * A stacked chart of the choices per day, and the same numbers as a table, because screen readers
 * cannot read the chart.
 */
export function ChoicesChart({ days }: { readonly days: readonly ConsentDayRow[] }) {
  const data = days.map((day) => ({
    Day: SHORT.format(new Date(`${day.day}T00:00:00Z`)),
    'Accepted all': day.accepted,
    'Accepted some': day.partly,
    'Rejected all': day.refused,
    'Privacy signal': day.signal,
  }));
  return (
    <>
      <div aria-hidden>
        <BarChart
          h={260}
          data={data}
          dataKey="Day"
          type="stacked"
          withLegend
          barChartProps={{ accessibilityLayer: false }}
          valueFormatter={formatWhole}
          yAxisProps={{ allowDecimals: false, width: 44, tickFormatter: formatCompact }}
          xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 40 }}
          series={SERIES}
        />
      </div>
      <More summary="Show as a table">
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Choices by day">
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {SERIES.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <tr key={row.Day}>
                  <th scope="row">{row.Day}</th>
                  <td>{row['Accepted all']}</td>
                  <td>{row['Accepted some']}</td>
                  <td>{row['Rejected all']}</td>
                  <td>{row['Privacy signal']}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </More>
    </>
  );
}
