import type { PopupReportAnswer } from '@beckon/contract/owner-calls';
import { reasonWords } from '@beckon/contract/values';
import { formatShare, formatWhole } from '../../../lib/format/format-number.ts';
import styles from './count-bars.module.css';
import { FunnelBars } from './funnel-bars.tsx';
import tables from '../report-tables.module.css';

/**
 * The funnel of a popup, from page views that got it to conversions, and the reasons why other page
 * views did not. The reasons are open if none got it: they are what the owner looks for.
 */
export function Funnel({ numbers, reasons }: Pick<PopupReportAnswer, 'numbers' | 'reasons'>) {
  const { offered, views, lost } = numbers;
  return (
    <>
      <FunnelBars numbers={numbers} first="offered" />
      {views > offered ? (
        <p className={styles['late']}>
          “Shown” can be the larger number: it is counted at once, “Could show” up to a minute
          later, and a popup can open several times in one page view.
        </p>
      ) : null}
      {lost === 0 ? null : (
        <details className={tables['asTable']} open={offered + views === 0}>
          <summary>
            {lost === 1
              ? 'Why one page view was not sent this popup'
              : `Why ${formatWhole(lost)} page views were not sent this popup`}
          </summary>
          <ul className={styles['reasons']}>
            {reasons.map(({ reason, count }) => (
              <li key={reason}>
                <span>{reasonWords(reason)}</span>
                <span className={styles['bar']} aria-hidden>
                  <i style={{ width: `${(count / lost) * 100}%` }} />
                </span>
                <b>{formatShare(count / lost)}</b>
                <small>{formatWhole(count)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
