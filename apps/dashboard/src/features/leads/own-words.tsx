import { Button, TagsInput, Textarea } from '@mantine/core';
import type { Lead } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadTagsQuery, useUpdateLead } from '../../lib/api/leads.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { useLeaveGuard } from '../../lib/navigation/leave-guard.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import styles from './leads.module.css';

interface OwnWordsProps {
  readonly lead: Lead;
  /** True if the lead was erased, so that nothing is left to save. */
  readonly isErased: boolean;
}

/** Fields for tags and a note, which only the owner sees. */
export function OwnWords({ lead, isErased }: OwnWordsProps) {
  const { site } = useCurrentSite();
  const known = useQuery(leadTagsQuery(site.id));
  const update = useUpdateLead(site.id, lead.id);
  const [tags, setTags] = useState(lead.tags);
  const [note, setNote] = useState(lead.note ?? '');
  const [saved, setSaved] = useState({ tags: lead.tags, note: lead.note ?? '' });
  const isChanged = note !== saved.note || tags.join() !== saved.tags.join();
  useLeaveGuard(isChanged && !isErased);
  return (
    <>
      <h3 className={styles['sub']}>Your notes</h3>
      <TagsInput
        label="Tags"
        placeholder={tags.length === 0 ? 'Such as “called back”' : ''}
        data={known.data ?? []}
        maxTags={30}
        maxLength={40}
        value={tags}
        acceptValueOnBlur
        onChange={setTags}
      />
      <Textarea
        label="Note"
        mt="sm"
        autosize
        minRows={2}
        maxLength={5000}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isChanged ? (
        <Button
          mt="sm"
          size="xs"
          loading={update.isPending}
          onClick={() =>
            update.mutate(
              { tags, note },
              {
                onError: notifyFailed,
                onSuccess: () => {
                  setSaved({ tags, note });
                  notifyDone('Saved.');
                },
              },
            )
          }
        >
          Save
        </Button>
      ) : null}
    </>
  );
}
