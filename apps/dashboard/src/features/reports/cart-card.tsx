import type { ReportCarts } from '@beckon/contract/owner-calls';
import { Link } from 'react-router';
import { Card } from '../../components/ui/layout/card.tsx';
import { reportCsvAddress, type ReportOf } from '../../lib/api/reports.ts';
import { formatShare, formatWhole } from '../../lib/format/format-number.ts';
import { moneyText } from '../../lib/format/format-revenue.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { CountBars } from './charts/count-bars.tsx';
import { CsvLink } from './csv-link.tsx';
import styles from './reports.module.css';
import type { ReportFilters } from './filters/use-report-filters.ts';

interface CartCardProps {
  readonly of: ReportOf;
  readonly filters: Pick<ReportFilters, 'days'>;
  readonly carts: ReportCarts;
}

/**
 * The state of the carts that visitors had when they saw a popup: ordered, abandoned or open.
 * Renders nothing if no cart was reported.
 */
export function CartCard({ of, filters, carts }: CartCardProps) {
  const { seen, ordered, abandoned, open, revenue } = carts;
  if (seen === 0) return null;
  const bars = [
    { name: 'Ordered', count: ordered, about: 'bought within seven days of seeing it' },
    { name: 'Abandoned', count: abandoned, about: 'not ordered, and not seen for a day' },
    { name: 'Still open', count: open, about: 'seen in the last 24 hours' },
  ].map((bar) => ({ ...bar, share: formatShare(bar.count / seen) }));
  return (
    <Card
      title="Carts"
      about={`${formatWhole(seen)} ${seen === 1 ? 'visitor' : 'visitors'} had something in their cart when a popup showed.`}
    >
      <CountBars bars={bars} full={seen} />
      {revenue.length === 0 ? null : (
        <p>
          The ordered carts brought <b>{revenue.map(moneyText).join(' and ')}</b>.
        </p>
      )}
      {ordered > 0 ? null : (
        <p className={styles['quiet']}>
          No order from these carts has been reported.{' '}
          <Link to={ROUTES.install}>See how your shop reports orders</Link>.
        </p>
      )}
      <div className={styles['csv']}>
        <CsvLink table="Carts" href={reportCsvAddress(of, 'carts', filters.days)} />
      </div>
    </Card>
  );
}
