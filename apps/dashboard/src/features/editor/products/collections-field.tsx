import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { collectionsQuery } from '../../../lib/api/catalogue.ts';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { splitIds } from './split-ids.ts';

interface CollectionsFieldProps {
  readonly label: string;
  /** Names of collections, separated by commas; empty for all products. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The collections whose products a block shows. */
export function CollectionsField({ label, value, onChange }: CollectionsFieldProps) {
  const { site } = useCurrentSite();
  const collections = useQuery(collectionsQuery(site.id));
  const chosen = splitIds(value);
  const names = [...new Set([...(collections.data ?? []), ...chosen])];
  return (
    <MultiSelect
      aria-label={label}
      data={names}
      value={[...chosen]}
      searchable
      clearable
      maxValues={10}
      placeholder={chosen.length === 0 ? 'All products' : ''}
      nothingFoundMessage="No collection of this name"
      onChange={(next) => onChange(next.join(','))}
    />
  );
}
