import { Button, Group, Select } from '@mantine/core';
import type { DestinationsAnswer } from '@beckon/contract/owner-calls';
import { DELIVERY_STATES } from '@beckon/contract/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../components/ui/layout/card.tsx';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { QueryStatus } from '../../components/ui/states/query-status.tsx';
import { deliveriesQuery, type DeliveriesFilter } from '../../lib/api/destinations.ts';
import { DeliveryEntry } from './delivery-entry.tsx';
import { STATE_WORDS } from './delivery-words.ts';
import styles from './delivery-log.module.css';

interface DeliveryLogProps {
  readonly siteId: string;
  readonly answer: DestinationsAnswer;
  /** The id of the destination that the filter starts with; undefined for all. */
  readonly shown: string | undefined;
}

/** The log of deliveries, the latest first. */
export function DeliveryLog({ siteId, answer, shown }: DeliveryLogProps) {
  const [filter, setFilter] = useState<DeliveriesFilter>(
    shown === undefined ? {} : { destinationId: shown },
  );
  const log = useInfiniteQuery(deliveriesQuery(siteId, filter));
  const entries = log.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  const nameOf = (id: string) => answer.destinations.find((one) => one.id === id)?.name ?? 'Email';
  return (
    <>
      <Filters filter={filter} answer={answer} onChange={setFilter} />
      <QueryStatus query={log} />
      {log.data !== undefined && entries.length === 0 ? <NothingSent filter={filter} /> : null}
      {entries.length === 0 ? null : (
        <Card flush>
          <ul className={styles['log']} aria-label="Deliveries">
            {entries.map((entry) => (
              <li key={entry.id}>
                <DeliveryEntry siteId={siteId} entry={entry} name={nameOf(entry.destinationId)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {log.hasNextPage ? (
        <Group justify="center" mt="lg">
          <Button
            variant="default"
            loading={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            Show older ones
          </Button>
        </Group>
      ) : null}
    </>
  );
}

function NothingSent({ filter }: { readonly filter: DeliveriesFilter }) {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <EmptyState
      title="Nothing sent yet"
      text={
        isFiltered
          ? 'No delivery fits what you chose.'
          : 'As soon as a lead is sent somewhere, you see here whether it arrived.'
      }
    />
  );
}

interface FiltersProps {
  readonly filter: DeliveriesFilter;
  readonly answer: DestinationsAnswer;
  readonly onChange: (filter: DeliveriesFilter) => void;
}

function Filters({ filter, answer, onChange }: FiltersProps) {
  const { destinationId, state } = filter;
  const states = DELIVERY_STATES.map((value) => ({ value, label: STATE_WORDS[value].label }));
  return (
    <div className={styles['filters']} role="search">
      <Select
        aria-label="Where to"
        placeholder="Everywhere"
        clearable
        clearButtonProps={{ 'aria-label': 'Everywhere' }}
        value={destinationId ?? null}
        data={answer.destinations.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) =>
          onChange({ ...(state && { state }), ...(value !== null && { destinationId: value }) })
        }
      />
      <Select
        aria-label="Result"
        placeholder="Arrived or not"
        clearable
        clearButtonProps={{ 'aria-label': 'Arrived or not' }}
        value={state ?? null}
        data={states}
        onChange={(value) => {
          const chosen = DELIVERY_STATES.find((known) => known === value);
          onChange({ ...(destinationId && { destinationId }), ...(chosen && { state: chosen }) });
        }}
      />
    </div>
  );
}
