import { Button, Group, SegmentedControl, Select, Switch } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type LeadsFilter, leadTagsQuery, spamCountQuery } from '../../lib/api/leads.ts';
import { formatWhole } from '../../lib/format/format-number.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';

interface LeadViewsProps {
  readonly filter: LeadsFilter;
  readonly onChange: (filter: LeadsFilter) => void;
}

/**
 * Switches between leads and spam, and between one row per person and per lead; filters by tag.
 * While the list shows one person, a button shows all leads again.
 */
export function LeadViews({ filter, onChange }: LeadViewsProps) {
  const { site } = useCurrentSite();
  const tags = useQuery(leadTagsQuery(site.id)).data ?? [];
  const spam = useQuery(spamCountQuery(site.id)).data ?? 0;
  const { person, tag: _tag, each: _each, ...others } = filter;
  if (person !== undefined)
    return (
      <Button
        mb="md"
        variant="light"
        rightSection={<IconX size={15} aria-hidden />}
        onClick={() => onChange({ spam: 'without' })}
        aria-label={`Only ${person}: show all again`}
      >
        Only {person}
      </Button>
    );
  return (
    <Group mb="md" gap="md">
      <SegmentedControl
        aria-label="Which list"
        value={filter.spam ?? 'without'}
        data={[
          { value: 'without', label: 'Leads' },
          { value: 'only', label: spam === 0 ? 'Spam' : `Spam (${formatWhole(spam)})` },
        ]}
        onChange={(value) => onChange({ ...filter, spam: value === 'only' ? 'only' : 'without' })}
      />
      <Switch
        label="One row per person"
        checked={filter.each === 'latest'}
        onChange={(event) =>
          onChange({
            ...others,
            ...(filter.tag !== undefined && { tag: filter.tag }),
            ...(event.currentTarget.checked && { each: 'latest' as const }),
          })
        }
      />
      {tags.length === 0 ? null : (
        <Select
          aria-label="Tag"
          placeholder="All tags"
          clearable
          clearButtonProps={{ 'aria-label': 'All tags' }}
          value={filter.tag ?? null}
          data={tags}
          onChange={(tag) =>
            onChange({
              ...others,
              ...(filter.each !== undefined && { each: filter.each }),
              ...(tag !== null && { tag }),
            })
          }
        />
      )}
    </Group>
  );
}
