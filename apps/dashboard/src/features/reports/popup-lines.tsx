import type { SiteReportAnswer } from '@beckon/contract/owner-calls';
import { Link } from 'react-router';
import { formatWhole } from '../../lib/format/format-number.ts';
import { averagesText, goalsHead, revenueText } from '../../lib/format/format-revenue.ts';
import { popupReportPath } from '../../lib/navigation/routes.ts';
import { DELETED_WORDS } from '../../lib/words/deleted-words.ts';
import { ChangeNote } from './change-note.tsx';
import { rateText } from './number-cards.tsx';
import styles from './report-tables.module.css';
import shared from './reports.module.css';

type PopupLine = SiteReportAnswer['popups'][number];

/**
 * One row per popup, with the deleted ones that have numbers. The rate is the first number, as in
 * the splits.
 */
export function PopupLines({ popups }: Pick<SiteReportAnswer, 'popups'>) {
  const sorted = popups.toSorted(
    (one, other) => other.numbers.conversions - one.numbers.conversions,
  );
  if (popups.length === 0) return <p className={shared['quiet']}>No popup has numbers here.</p>;
  const hasCarts = popups.some(({ carts }) => carts.seen > 0);
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Numbers by popup">
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">Popup</th>
            <th scope="col">Rate</th>
            <th scope="col">Views</th>
            <th scope="col">Change</th>
            <th scope="col">Conversions</th>
            <th scope="col">{goalsHead(popups)}</th>
            <th scope="col">Revenue</th>
            <th scope="col">Average</th>
            {hasCarts ? <th scope="col">Carts ordered</th> : null}
          </tr>
        </thead>
        <tbody>
          {sorted.map((line) => {
            const { numbers, goals, revenue, carts } = line;
            return (
              <tr key={line.popupId}>
                <th scope="row">
                  <PopupName line={line} />
                </th>
                <td>{rateText(numbers)}</td>
                <td>{formatWhole(numbers.views)}</td>
                <td>
                  <ChangeNote
                    now={numbers.views}
                    today={line.numbersToday.views}
                    before={line.numbersBefore.views}
                    since={line.since}
                  />
                </td>
                <td>{formatWhole(numbers.conversions)}</td>
                <td>{formatWhole(goals)}</td>
                <td>{revenueText(revenue)}</td>
                <td>{averagesText(revenue)}</td>
                {hasCarts ? (
                  <td>
                    {carts.seen === 0
                      ? '–'
                      : `${formatWhole(carts.ordered)} of ${formatWhole(carts.seen)}`}
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A link to the report of the popup. A deleted popup has no page of its own. */
function PopupName({ line: { popupId, name, deleted } }: { readonly line: PopupLine }) {
  if (deleted === undefined)
    return (
      <Link to={popupReportPath(popupId)} dir="auto">
        {name}
      </Link>
    );
  return (
    <>
      <bdi>{name}</bdi> <small>{DELETED_WORDS[deleted]}</small>
    </>
  );
}
