import type { PopupReportAnswer, ReportMoney, ReportNumbers } from '@beckon/contract/owner-calls';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatShare, formatWhole } from '../../lib/format/format-number.ts';
import { amountText, moneyText, ordersText } from '../../lib/format/format-revenue.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { ChangeNote } from './change-note.tsx';
import styles from './number-cards.module.css';

type Counts = 'views' | 'interactions' | 'conversions' | 'leads';

const COUNTS: readonly (readonly [Counts, string])[] = [
  ['views', 'Views'],
  ['interactions', 'Interactions'],
  ['conversions', 'Conversions'],
  ['leads', 'Leads'],
];

type NumberCardsProps = Pick<
  PopupReportAnswer,
  | 'since'
  | 'numbers'
  | 'numbersBefore'
  | 'numbersToday'
  | 'revenue'
  | 'revenueBefore'
  | 'revenueToday'
>;

/** Large numbers of the popups' results, each compared with the days before. */
export function NumberCards(props: NumberCardsProps) {
  const { since, numbers, numbersBefore, numbersToday } = props;
  const { revenue, revenueBefore, revenueToday } = props;
  const [main, ...others] = revenue;
  const valueIn = (money: readonly ReportMoney[]): number =>
    money.find(({ currency }) => currency === main?.currency)?.value ?? 0;
  return (
    <dl className={styles['cards']}>
      {COUNTS.map(([name, label]) => (
        <NumberCard key={name} label={label} value={formatWhole(numbers[name])}>
          <ChangeNote
            now={numbers[name]}
            today={numbersToday[name]}
            before={numbersBefore[name]}
            since={since}
          />
        </NumberCard>
      ))}
      {main === undefined ? null : (
        <NumberCard label="Revenue" value={amountText(main)}>
          <ChangeNote
            now={main.value}
            today={valueIn(revenueToday)}
            before={valueIn(revenueBefore)}
            since={since}
          />
          <small className={styles['about']}>{ordersText(main)}</small>
          <small className={styles['about']}>of visitors who saw a popup</small>
          {others.map((money) => (
            <small key={money.currency} className={styles['change']}>
              and {moneyText(money)} ({ordersText(money)})
            </small>
          ))}
          {revenue.every(({ currency }) => currency !== '') ? null : (
            <small className={styles['about']}>
              Orders came without a currency. <Link to={ROUTES.settings}>Set that of the site</Link>
            </small>
          )}
        </NumberCard>
      )}
      <NumberCard label="Conversion rate" value={rateText(numbers)} isMain>
        <small className={styles['change']}>
          {numbers.views === 0 ? 'no views yet' : `most likely ${intervalText(numbers)}`}
        </small>
        {numbers.views === 0 || numbersBefore.views === 0 ? null : (
          <small className={styles['change']}>{rateText(numbersBefore)} before</small>
        )}
      </NumberCard>
    </dl>
  );
}

interface NumberCardProps {
  readonly label: string;
  readonly value: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

function NumberCard({ label, value, isMain, children }: NumberCardProps) {
  return (
    <div data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>
        {value}
        {children}
      </dd>
    </div>
  );
}

/** The conversion rate, or a dash if there are no views. */
export function rateText({ views, rate }: Pick<ReportNumbers, 'views' | 'rate'>): string {
  return views === 0 ? '–' : formatShare(rate);
}

/** The 95 % confidence interval of the rate. */
export function intervalText({ rateFrom, rateUntil }: ReportNumbers): string {
  return `${formatShare(rateFrom)} to ${formatShare(rateUntil)}`;
}
