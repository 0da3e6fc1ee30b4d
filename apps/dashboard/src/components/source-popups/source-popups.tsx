import '@mantine/core/styles/Radio.css';
import { MultiSelect, Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { namesOfPopups, nameWithState } from './names-of-popups.ts';
import { useNamedPopups } from './use-named-popups.ts';

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
  const popups = useNamedPopups(siteId, value.ids) ?? [];
  const unknown = value.ids.filter((id) => !popups.some((popup) => popup.id === id));
  const names = namesOfPopups(unknown, popups);
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
            ...popups.map((popup) => ({ value: popup.id, label: nameWithState(popup) })),
            ...unknown.map((id, at) => ({ value: id, label: names[at] ?? id })),
          ]}
          error={error}
          onChange={(ids) => onChange({ ...value, ids })}
        />
      )}
    </Stack>
  );
}
