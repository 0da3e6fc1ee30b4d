import type { FortnightAnswer, FortnightMoment } from '@beckon/contract/owner-calls';
import { alikeDays, type AlikeDays, dayWords } from './fortnight-words.ts';
import styles from './fortnight.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/**
 * One row per group of equal days, one group of dots per visit, one dot per page view; and the same
 * in words.
 */
export function FortnightDays({ answer }: { readonly answer: FortnightAnswer }) {
  return (
    <ol className={styles['days']} aria-label="Fourteen days">
      {alikeDays(answer.moments).map(({ moments, ...days }) => (
        <li key={days.first} data-shown={moments.some(({ shown }) => shown) || undefined}>
          <Dates {...days} />
          <span className={styles['visits']} aria-hidden>
            {[...Map.groupBy(moments, ({ visit }) => visit)].map(([visit, pages]) => (
              <span key={visit} className={styles['visit']}>
                {pages.map((moment) => (
                  <Dot key={moment.page} moment={moment} />
                ))}
              </span>
            ))}
          </span>
          <ul className={styles['words']}>
            {dayWords(moments, answer).map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Dates({ first, last, count }: Omit<AlikeDays, 'moments'>) {
  return (
    <span className={styles['dates']}>
      <Day day={first} />
      {count === 1 ? null : (
        <>
          {' to '}
          <Day day={last} />
          <small>each of {count} days</small>
        </>
      )}
    </span>
  );
}

function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{DAY.format(new Date(`${day}T00:00:00Z`))}</time>;
}

function Dot({ moment: { time, page, shown, others } }: { readonly moment: FortnightMoment }) {
  const also = others.length === 0 ? '' : `, ${others.join(', ')} showed`;
  return (
    <i
      data-shown={shown || undefined}
      data-other={others.length > 0 || undefined}
      title={`Visit at ${time}, page ${page}${also}`}
    />
  );
}
