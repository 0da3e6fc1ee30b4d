import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core';
import type { ConsentDesign, ConsentIssue } from '@beckon/contract/consent';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { usePublishConsent, useSaveConsent, useUnpublishConsent } from '../../lib/api/consent.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import styles from './consent.module.css';

interface PublishBarProps {
  readonly siteId: string;
  readonly consent: SiteConsent;
  readonly draft: ConsentDesign;
  readonly issues: readonly ConsentIssue[];
  readonly onDiscard: () => void;
}

/** Saving, publishing, and what stands in the way of it. */
export function PublishBar({ siteId, consent, draft, issues, onDiscard }: PublishBarProps) {
  const save = useSaveConsent(siteId);
  const publish = usePublishConsent(siteId);
  const [isAsking, setAsking] = useState(false);
  const isChanged = isOtherDesign(draft, consent.draft);
  const [issue] = issues;
  const saved = async () => {
    if (isChanged || consent.revision === 0)
      await save.mutateAsync({ draft, revision: consent.revision });
  };
  const publishNow = async (asksAnew: boolean) => {
    try {
      await saved();
      await publish.mutateAsync({ asksAnew });
      setAsking(false);
      notifyDone('The banner is live.');
    } catch (error) {
      notifyFailed(error);
    }
  };
  const isFirst = consent.published === undefined;
  return (
    <div className={styles['bar']} role="region" aria-label="Save and publish">
      <Text size="sm" className={styles['state']}>
        {issue === undefined ? stateOf(consent, isChanged) : issue.message}
      </Text>
      {isFirst ? null : <TakeDown siteId={siteId} />}
      <Button
        className={styles['discard'] ?? ''}
        variant="default"
        disabled={!isChanged}
        onClick={onDiscard}
      >
        Discard
      </Button>
      <Button
        variant="default"
        disabled={!isChanged}
        loading={save.isPending}
        onClick={() => void saved().then(() => notifyDone('Saved as a draft.'), notifyFailed)}
      >
        Save
      </Button>
      <Button
        disabled={issue !== undefined}
        loading={publish.isPending}
        onClick={() => (isFirst ? void publishNow(false) : setAsking(true))}
      >
        Publish
      </Button>
      <AskAnew
        opened={isAsking}
        isBusy={publish.isPending}
        onClose={() => setAsking(false)}
        onPublish={(asksAnew) => void publishNow(asksAnew)}
      />
    </div>
  );
}

function TakeDown({ siteId }: { readonly siteId: string }) {
  const unpublish = useUnpublishConsent(siteId);
  return (
    <Button
      variant="subtle"
      color="gray"
      loading={unpublish.isPending}
      onClick={() =>
        unpublish.mutate(undefined, {
          onError: notifyFailed,
          onSuccess: () => notifyDone('Visitors no longer see the banner.'),
        })
      }
    >
      Take it down
    </Button>
  );
}

/** The policy id is the server's: asking visitors anew raises it, and nothing else changes it. */
function isOtherDesign(draft: ConsentDesign, saved: ConsentDesign): boolean {
  return JSON.stringify({ ...draft, policyId: saved.policyId }) !== JSON.stringify(saved);
}

function stateOf({ published }: SiteConsent, isChanged: boolean): string {
  if (isChanged) return 'You have unsaved changes.';
  if (published === undefined) return 'Not published yet: visitors see no banner.';
  return published.isOutdated
    ? 'Visitors still see the version before.'
    : 'Visitors see this banner.';
}

interface AskAnewProps {
  readonly opened: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onPublish: (asksAnew: boolean) => void;
}

/** Whether visitors who chose already are asked once more: needed when purposes have changed. */
function AskAnew({ opened, isBusy, onClose, onPublish }: AskAnewProps) {
  const [asksAnew, setAsksAnew] = useState(false);
  return (
    <Modal opened={opened} onClose={onClose} title="Publish the banner">
      <Stack>
        <Checkbox
          label="Ask visitors again who have chosen already"
          description="Needed when you use cookies for something new, or for new services. Their earlier choice is forgotten."
          checked={asksAnew}
          onChange={(event) => setAsksAnew(event.currentTarget.checked)}
        />
        <Button loading={isBusy} onClick={() => onPublish(asksAnew)}>
          Publish
        </Button>
      </Stack>
    </Modal>
  );
}
