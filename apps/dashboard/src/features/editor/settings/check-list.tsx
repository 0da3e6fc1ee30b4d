import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRowKeys } from '../../../lib/hooks/use-row-keys.ts';
import { RemoveButton } from '../fields/remove-button.tsx';
import styles from './settings.module.css';

interface CheckListProps<Entry> {
  /** The start of an entry's name: `Cookie` for "Cookie 1". */
  readonly what: string;
  readonly entries: readonly Entry[];
  /** The entry that "And another" adds. */
  readonly added: Entry;
  /** The maximum number of entries; without it, there is no limit. */
  readonly most?: number;
  readonly onChange: (entries: Entry[]) => void;
  /** The fields of one entry. */
  readonly children: (entry: Entry, set: (part: Partial<Entry>) => void) => ReactNode;
}

/** The entries of one check, one row each, with buttons to add and remove entries. */
export function CheckList<Entry>({
  what,
  entries,
  added,
  most = Infinity,
  onChange,
  children,
}: CheckListProps<Entry>) {
  const { keys, removeAt } = useRowKeys(entries.length);
  const set = (at: number, part: Partial<Entry>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...part } : entry)));
  const remove = (at: number) => {
    removeAt(at);
    onChange(entries.filter((_, index) => index !== at));
  };
  return (
    <Stack gap="sm">
      {entries.map((entry, at) => {
        const name = `${what} ${at + 1}`;
        return (
          <div key={keys[at]} className={styles['match']} role="group" aria-label={name}>
            {children(entry, (part) => set(at, part))}
            <RemoveButton label={`Remove ${name.toLowerCase()}`} onClick={() => remove(at)} />
          </div>
        );
      })}
      {entries.length < most ? (
        <Button
          size="compact-sm"
          variant="subtle"
          w="fit-content"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => onChange([...entries, added])}
        >
          And another
        </Button>
      ) : null}
    </Stack>
  );
}
