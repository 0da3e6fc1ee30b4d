import type { PopupReportAnswer } from '@beckon/contract/owner-calls';
import { reasonWords, STEP_WORDS } from '@beckon/contract/values';
import { formatShare, formatWhole } from '../../lib/format/format-number.ts';
import { CountBars } from './count-bars.tsx';
import styles from './count-bars.module.css';
import tables from './report-tables.module.css';

/**
 * The funnel from page views that got a popup to conversions, and the reasons why other page views
 * got none. The reasons are open if none got it: they are what the owner looks for.
 */
export function Funnel({ numbers, reasons }: Pick<PopupReportAnswer, 'numbers' | 'reasons'>) {
  const { offered, views, interactions, conversions, lost } = numbers;
  const steps = [
    [STEP_WORDS.offered, offered, 'page views for which every rule said yes'],
    [STEP_WORDS.views, views, 'its trigger fired and nothing stopped it'],
    [STEP_WORDS.interactions, interactions, 'the visitor typed, chose or pressed something'],
    [STEP_WORDS.conversions, conversions, 'a form was sent or a click counted'],
  ] as const;
  const bars = steps.map(([name, count, about], at) => ({
    name,
    about,
    count,
    share: shareOf(count, steps[at - 1]?.[1]),
  }));
  const most = Math.max(...steps.map(([, count]) => count), 1);
  return (
    <>
      <CountBars bars={bars} full={most} isOrdered />
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

/**
 * The share of the step before. Empty if the count is larger, because the step before was not
 * counted at that time.
 */
function shareOf(count: number, before: number | undefined): string {
  return before === undefined || before === 0 || count > before ? '' : formatShare(count / before);
}
