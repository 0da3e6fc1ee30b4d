import type { SplitRow } from '@beckon/contract/owner-calls';
import { DIMENSION_WORDS, type ReportDimension, valueWords } from '@beckon/contract/values';
import { formatWhole } from '../../lib/format/format-number.ts';
import { averagesText, goalsHead, revenueText } from '../../lib/format/format-revenue.ts';
import { ChangeNote } from './change-note.tsx';
import { intervalText, rateText } from './number-cards.tsx';
import styles from './report-tables.module.css';
import shared from './reports.module.css';

interface SplitTableProps {
  readonly dimension: ReportDimension;
  readonly rows: readonly SplitRow[];
  /** The first day with counts, if the days before begin earlier. */
  readonly since: string | undefined;
}

interface OneCount {
  readonly name: 'closes' | 'conversions';
  readonly head: string;
}

interface CellsProps {
  readonly row: SplitRow;
  readonly since: string | undefined;
}

/**
 * Closes and prizes have no views of their own, so their splits show one count and no rate; other
 * splits do not show the number of closes.
 */
const ONE_COUNT: Readonly<Partial<Record<ReportDimension, OneCount>>> = {
  close: { name: 'closes', head: 'Closes' },
  prize: { name: 'conversions', head: 'Converted' },
};

/** One row per value. */
export function SplitTable({ dimension, rows, since }: SplitTableProps) {
  if (rows.length === 0)
    return (
      <p className={shared['quiet']}>
        {dimension === 'variant'
          ? 'No A/B test ran in these days. Start one from the menu of a popup.'
          : 'Nothing in these days. Choose more of them above.'}
      </p>
    );
  const name = DIMENSION_WORDS[dimension];
  const oneCount = ONE_COUNT[dimension];
  // Designs of a test are compared with each other, not with days before the test.
  const isVariant = dimension === 'variant';
  const hasMoney = rows.some(({ revenue }) => revenue.length > 0);
  const hasGoals = rows.some(({ goals }) => goals > 0);
  const goalHeads = [
    ...(hasGoals ? [goalsHead(rows)] : []),
    ...(hasMoney ? ['Revenue', 'Average'] : []),
  ];
  const heads = oneCount
    ? [oneCount.head, 'Change']
    : ['Rate', 'Views', ...(isVariant ? [] : ['Change']), 'Touched', 'Converted'];
  return (
    <>
      {isVariant ? (
        <p className={shared['quiet']}>
          Whole days, also the first and last of a test. Its own page counts from its start.
        </p>
      ) : null}
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={`By ${name}`}>
        <table className={styles['lines']}>
          <thead>
            <tr>
              {[name, ...heads, ...goalHeads].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.value}>
                <th scope="row">
                  <bdi>{valueWords(dimension, row.value)}</bdi>
                </th>
                {oneCount ? (
                  <CountCells row={row} since={since} name={oneCount.name} />
                ) : (
                  <ViewCells row={row} since={since} isCompared={!isVariant} />
                )}
                {hasGoals ? <td>{formatWhole(row.goals)}</td> : null}
                {hasMoney ? <MoneyCells {...row} /> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function MoneyCells({ revenue }: Pick<SplitRow, 'revenue'>) {
  return (
    <>
      <td>{revenueText(revenue)}</td>
      <td>{averagesText(revenue)}</td>
    </>
  );
}

function CountCells({ row, since, name }: CellsProps & Pick<OneCount, 'name'>) {
  const { numbers, numbersBefore, numbersToday } = row;
  return (
    <>
      <td>{formatWhole(numbers[name])}</td>
      <td>
        <ChangeNote
          now={numbers[name]}
          today={numbersToday[name]}
          before={numbersBefore[name]}
          since={since}
        />
      </td>
    </>
  );
}

/** The rate is first, because a phone shows only the first columns without scrolling. */
function ViewCells({ row, since, isCompared }: CellsProps & { readonly isCompared: boolean }) {
  const { numbers, numbersBefore, numbersToday } = row;
  return (
    <>
      <td>
        {rateText(numbers)}
        {numbers.views === 0 ? null : (
          <small className={styles['interval']}>{intervalText(numbers)}</small>
        )}
      </td>
      <td>{formatWhole(numbers.views)}</td>
      {isCompared ? (
        <td>
          <ChangeNote
            now={numbers.views}
            today={numbersToday.views}
            before={numbersBefore.views}
            since={since}
          />
        </td>
      ) : null}
      <td>{formatWhole(numbers.interactions)}</td>
      <td>{formatWhole(numbers.conversions)}</td>
    </>
  );
}
