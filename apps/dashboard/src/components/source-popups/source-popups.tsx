import '@mantine/core/styles/Radio.css';
import { MultiSelect, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { popupsQuery } from '../../lib/api/popups.ts';
import { namesOfPopups } from './names-of-popups.ts';

/** The popups whose leads go somewhere, while they are chosen. */
export interface ChosenPopups {
  readonly from: 'all' | 'some';
  readonly ids: readonly string[];
}

/** The choice that was stored as these ids. */
export function chosenPopups(ids: readonly string[] = []): ChosenPopups {
  return { from: ids.length > 0 ? 'some' : 'all', ids };
}

interface SourcePopupsProps {
  readonly siteId: string;
  readonly value: ChosenPopups;
  readonly error?: ReactNode;
  readonly onChange: (value: ChosenPopups) => void;
}

/** Says why a choice cannot be saved. */
export function problemOfPopups({ from, ids }: ChosenPopups): string | null {
  return from === 'some' && ids.length === 0 ? 'Choose at least one popup.' : null;
}

/**
 * Chooses the popups whose leads go to a destination or to a recipient of mails. The designs of an
 * A/B test are one popup.
 */
export function SourcePopups({ siteId, value, error, onChange }: SourcePopupsProps) {
  const { data: popups } = useQuery(popupsQuery(siteId));
  const offered = (popups ?? []).filter(({ abTest }) => abTest?.isVariant !== true);
  const gone = value.ids.filter((id) => !offered.some((popup) => popup.id === id));
  const names = popups === undefined ? [] : namesOfPopups(gone, popups);
  return (
    <Stack gap="xs">
      <Radio.Group
        label="Leads of"
        value={value.from}
        onChange={(from) => onChange({ ...value, from: from === 'some' ? 'some' : 'all' })}
      >
        <Stack gap={8} mt={6}>
          <Radio value="all" label="All popups, also future ones" />
          <Radio value="some" label="Some popups" />
        </Stack>
      </Radio.Group>
      {value.from === 'all' ? null : (
        <MultiSelect
          aria-label="Popups"
          placeholder={value.ids.length === 0 ? 'Choose popups' : ''}
          searchable
          nothingFoundMessage="No such popup"
          value={[...value.ids]}
          data={[
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
            ...gone.map((id, at) => ({ value: id, label: names[at] ?? id })),
          ]}
          error={error}
          onChange={(ids) => onChange({ ...value, ids })}
        />
      )}
    </Stack>
  );
}
