import { Select, TextInput } from '@mantine/core';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { LeadsFilter } from '../../lib/api/leads.ts';
import { popupsQuery } from '../../lib/api/popups.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import styles from './leads.module.css';

interface LeadFiltersProps {
  readonly filter: LeadsFilter;
  readonly onChange: (filter: LeadsFilter) => void;
}

/** The filter with one part set; without that part if the value is empty. */
function withPart(filter: LeadsFilter, name: keyof LeadsFilter, value: string | null): LeadsFilter {
  const { [name]: _old, ...others } = filter;
  return value === null || value === '' ? others : { ...others, [name]: value };
}

const STATES = [
  { value: 'finished', label: 'Finished' },
  { value: 'unfinished', label: 'Unfinished' },
  { value: 'to-check', label: 'Check these' },
  { value: 'confirmed', label: 'Address confirmed' },
  { value: 'pending', label: 'Address not confirmed' },
];

/** Filters by search, popup, state and time. */
export function LeadFilters({ filter, onChange }: LeadFiltersProps) {
  const { site } = useCurrentSite();
  const popups = useQuery(popupsQuery(site.id));
  const { from = '', until = '9999-12-31' } = filter;
  const isReversed = from > until;
  const set = (name: keyof LeadsFilter) => (value: string | null) =>
    onChange(withPart(filter, name, value));
  return (
    <div className={styles['filters']} role="search">
      <TextInput
        className={styles['grows'] ?? ''}
        type="search"
        aria-label="Search leads"
        placeholder="Name, email, phone or any answer"
        value={filter.search ?? ''}
        leftSection={<IconSearch size={16} aria-hidden />}
        onChange={(event) => set('search')(event.currentTarget.value)}
      />
      <Select
        aria-label="Popup"
        placeholder="All popups"
        clearable
        searchable
        value={filter.popupId ?? null}
        onChange={set('popupId')}
        clearButtonProps={{ 'aria-label': 'All popups' }}
        data={(popups.data ?? []).map((popup) => ({ value: popup.id, label: nameInTest(popup) }))}
      />
      <Select
        aria-label="Which leads"
        placeholder="All leads"
        clearable
        value={filter.state ?? null}
        onChange={set('state')}
        clearButtonProps={{ 'aria-label': 'All leads' }}
        data={STATES}
      />
      <DayInput name="From" isWrong={isReversed} value={filter.from} onChange={set('from')} />
      <DayInput name="Until" isWrong={isReversed} value={filter.until} onChange={set('until')} />
    </div>
  );
}

interface DayInputProps {
  readonly name: string;
  readonly isWrong: boolean;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A date field with its name in front, because browsers show only "mm/dd/yyyy" in an empty one. */
function DayInput({ name, isWrong, value = '', onChange }: DayInputProps) {
  return (
    <TextInput
      type="date"
      aria-label={name}
      leftSection={<span aria-hidden>{name}</span>}
      leftSectionWidth={52}
      className={styles['day'] ?? ''}
      classNames={{ section: styles['dayName'] ?? '' }}
      error={isWrong}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Says of the original of a running A/B test that its leads are those of design A only. */
function nameInTest({ name, abTest }: PopupSummary): string {
  return abTest?.state === 'running' && !abTest.isVariant ? `${name} · A` : name;
}
