import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { AreaChart } from '@mantine/charts';
import type { ReportDay } from '@beckon/contract/owner-calls';
import styles from './reports.module.css';

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function shortDay(day: string): string {
  return SHORT.format(new Date(`${day}T00:00:00Z`));
}

/** Views, closes and conversions a day; the same as a table for those who read rather than look. */
export function DayChart({ days }: { readonly days: readonly ReportDay[] }) {
  const data = days.map((day) => ({
    Day: shortDay(day.day),
    Views: day.views,
    Closes: day.closes,
    Conversions: day.conversions,
  }));
  return (
    <>
      <div aria-hidden>
        <AreaChart
          h={280}
          data={data}
          dataKey="Day"
          withLegend
          areaChartProps={{ accessibilityLayer: false }}
          curveType="monotone"
          strokeWidth={2.2}
          fillOpacity={0.16}
          withDots={days.length < 10}
          gridAxis="x"
          tickLine="none"
          yAxisProps={{ allowDecimals: false, width: 44 }}
          xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 40 }}
          series={[
            { name: 'Views', color: 'pine.6' },
            { name: 'Closes', color: 'gray.5' },
            { name: 'Conversions', color: 'beam.4' },
          ]}
        />
      </div>
      <details className={styles['asTable']}>
        <summary>Show as a table</summary>
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Numbers by day">
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Views</th>
                <th scope="col">Closes</th>
                <th scope="col">Conversions</th>
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <tr key={row.Day}>
                  <th scope="row">{row.Day}</th>
                  <td>{row.Views}</td>
                  <td>{row.Closes}</td>
                  <td>{row.Conversions}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
