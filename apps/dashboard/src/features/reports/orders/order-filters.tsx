import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { GoalsFilter } from '../../../lib/api/goals.ts';
import styles from './orders.module.css';

interface OrderFiltersProps {
  readonly filter: GoalsFilter;
  readonly onChange: (filter: GoalsFilter) => void;
}

/** Finds an order by its number, or all orders that are left out. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const { number = '', state } = filter;
  const change = (text: string, onlyLeftOut: boolean) =>
    onChange({
      ...(text === '' ? {} : { number: text }),
      ...(onlyLeftOut ? { state: 'left-out' } : {}),
    });
  return (
    <div className={styles['filters']} role="search">
      <TextInput
        type="search"
        aria-label="Search by order number"
        placeholder="The whole order number"
        value={number}
        leftSection={<IconSearch size={16} aria-hidden />}
        onChange={(event) => change(event.currentTarget.value, state !== undefined)}
      />
      <Checkbox
        label="Only those left out of reports"
        checked={state !== undefined}
        onChange={(event) => change(number, event.currentTarget.checked)}
      />
    </div>
  );
}
