import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { Page } from '../../../components/ui/layout/page.tsx';
import { Pager } from '../../../components/ui/pager.tsx';
import { QueryStatus } from '../../../components/ui/states/query-status.tsx';
import { type GoalsFilter, goalsQuery } from '../../../lib/api/goals.ts';
import { usePages } from '../../../lib/hooks/use-pages.ts';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { ROUTES } from '../../../lib/navigation/routes.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderRow } from './order-row.tsx';
import styles from './orders.module.css';

/** The orders and goals that reports count, one by one, so that a test order can be left out. */
export function OrdersPage() {
  const { site } = useCurrentSite();
  const [filter, setFilter] = useState<GoalsFilter>({});
  const pages = usePages(JSON.stringify([site.id, filter]));
  const goals = useQuery(goalsQuery(site.id, pages.cursor, filter));
  const isFiltered = Object.keys(filter).length > 0;
  const { data } = goals;
  return (
    <Page
      title="Orders and goals"
      lead="What reports count, the latest first. Leave out a test order, and all reports change at once."
      back={{ to: ROUTES.reports, label: 'Reports' }}
    >
      <OrderFilters filter={filter} onChange={setFilter} />
      <QueryStatus query={goals} />
      {data?.goals.length === 0 && isFiltered ? (
        <EmptyState title="No such orders" text="Search for the whole order number." />
      ) : null}
      {data?.goals.length === 0 && !isFiltered ? (
        <EmptyState
          title="No orders yet"
          text="As soon as your shop reports an order, or your site another goal, it appears here."
        />
      ) : null}
      {data === undefined || data.goals.length === 0 ? null : (
        <ul className={styles['list']} aria-label="Orders and goals">
          {data.goals.map((goal) => (
            <OrderRow key={goal.id} siteId={site.id} goal={goal} zone={site.settings.timeZone} />
          ))}
        </ul>
      )}
      <Pager pages={pages} nextCursor={data?.nextCursor} isBusy={goals.isFetching} />
    </Page>
  );
}
