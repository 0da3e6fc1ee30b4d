import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSetSpam, useTagLeads } from '../../lib/api/leads.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { ExportMenu } from './export-menu.tsx';
import styles from './leads.module.css';
import { RemoveLeads } from './remove-leads.tsx';

interface ChosenBarProps {
  readonly leadIds: readonly string[];
  readonly isSpam: boolean;
  readonly onDone: () => void;
}

/** A bar with the actions for the selected leads. */
export function ChosenBar({ leadIds, isSpam, onDone }: ChosenBarProps) {
  const { site } = useCurrentSite();
  const setSpam = useSetSpam(site.id);
  return (
    <div className={styles['chosen']} role="group" aria-label="Chosen leads">
      <Text size="sm" fw={600} aria-live="polite">
        {leadIds.length} chosen
      </Text>
      <AddTag leadIds={leadIds} />
      <ExportMenu label="Export these" size="xs" filter={{ ids: leadIds.join(',') }} />
      <Button
        size="xs"
        variant="default"
        loading={setSpam.isPending}
        onClick={() =>
          setSpam.mutate(
            { leadIds, isSpam: !isSpam },
            {
              onError: notifyFailed,
              onSuccess: () => {
                notifyDone(isSpam ? 'Moved to your leads.' : 'Moved to spam.');
                onDone();
              },
            },
          )
        }
      >
        {isSpam ? 'Not spam' : 'Mark as spam'}
      </Button>
      <RemoveLeads leadIds={leadIds} size="xs" onDone={onDone} />
    </div>
  );
}

function AddTag({ leadIds }: { readonly leadIds: readonly string[] }) {
  const { site } = useCurrentSite();
  const tagLeads = useTagLeads(site.id);
  const [tag, setTag] = useState('');
  return (
    <form
      style={{ display: 'flex', gap: 6 }}
      onSubmit={(event) => {
        event.preventDefault();
        tagLeads.mutate(
          { leadIds: [...leadIds], add: [tag.trim()] },
          {
            onError: notifyFailed,
            onSuccess: ({ changed }) => {
              notifyDone(`“${tag.trim()}” is on ${changed} of your leads.`);
              setTag('');
            },
          },
        );
      }}
    >
      <TextInput
        size="xs"
        aria-label="Tag"
        placeholder="Tag"
        maxLength={40}
        value={tag}
        onChange={(event) => setTag(event.currentTarget.value)}
      />
      <Button
        type="submit"
        size="xs"
        variant="default"
        disabled={tag.trim() === ''}
        loading={tagLeads.isPending}
      >
        Add tag
      </Button>
    </form>
  );
}
