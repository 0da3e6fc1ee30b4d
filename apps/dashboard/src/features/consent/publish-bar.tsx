import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type ConsentDesign, type ConsentIssue, isSavable } from '@beckon/contract/consent';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { type MouseEvent, useState } from 'react';
import { FloatingBar } from '../../components/ui/floating-bar.tsx';
import { useUnpublishConsent } from '../../lib/api/consent.ts';
import type { EditorSection } from './editor-sections.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { usePublishing } from './use-publishing.ts';
import styles from './publish-bar.module.css';

interface PublishBarProps {
  readonly siteId: string;
  readonly consent: SiteConsent;
  readonly draft: ConsentDesign;
  /** The revision from which the draft was made. */
  readonly revision: number;
  /** Whether the draft differs from the saved one. */
  readonly isChanged: boolean;
  readonly issues: readonly ConsentIssue[];
  readonly onDiscard: () => void;
  readonly onShow: (section: EditorSection) => void;
  /** Leads the owner to the field in which the issue can be fixed. */
  readonly onFix: (issue: ConsentIssue) => void;
}

/** Buttons to save and publish, and the issue that prevents publishing. */
export function PublishBar(props: PublishBarProps) {
  const { siteId, consent, draft, isChanged, issues, onDiscard, onShow, onFix } = props;
  const [isAsking, setAsking] = useState(false);
  const [issue] = issues;
  const isLive = consent.published !== undefined;
  const isFirst = !isLive && !consent.isTakenDown;
  const { isSaving, isPublishing, save, publish } = usePublishing(props);
  const publishNow = async (asksAgain: boolean) => {
    if (!(await publish(asksAgain))) return;
    setAsking(false);
    if (isFirst) onShow('site');
  };
  const start = ({ detail }: MouseEvent) => {
    // Where the first click of a double click has published, the second one must not ask.
    if (detail > 1) return;
    if (isFirst) void publishNow(false);
    else setAsking(true);
  };
  return (
    <FloatingBar className={styles['bar']} role="region" aria-label="Save and publish">
      <Text size="sm" className={styles['state']}>
        {issue === undefined ? stateOf(consent, isChanged) : issue.message}
      </Text>
      {issue === undefined ? null : (
        <Button variant="subtle" onClick={() => onFix(issue)}>
          Fix it
        </Button>
      )}
      {isLive ? <TakeDown siteId={siteId} /> : null}
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
        disabled={!isChanged || isPublishing || !isSavable(draft)}
        loading={isSaving}
        onClick={save}
      >
        Save
      </Button>
      <Button disabled={issue !== undefined || isSaving} loading={isPublishing} onClick={start}>
        Publish
      </Button>
      <PublishDialog
        siteId={siteId}
        draft={draft}
        published={consent.published}
        opened={isAsking}
        isBusy={isPublishing}
        onClose={() => setAsking(false)}
        // The dialog can still be clicked while it closes, after the banner is live.
        onPublish={(asksAgain) => isAsking && void publishNow(asksAgain)}
      />
    </FloatingBar>
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
        modals.openConfirmModal({
          title: 'Take the banner down?',
          children: (
            <Text size="sm">
              Visitors are no longer asked, and nothing is held back any more, even from those who
              refused. Leave the line in your pages: it starts the content that they mark to wait.
              Your draft and the proof of consent stay.
            </Text>
          ),
          labels: { confirm: 'Take it down', cancel: 'Keep it' },
          confirmProps: { color: 'clay' },
          onConfirm: () =>
            unpublish.mutate(undefined, {
              onError: notifyFailed,
              onSuccess: () => notifyDone('Visitors no longer see the banner.'),
            }),
        })
      }
    >
      Take it down
    </Button>
  );
}

function stateOf({ published, isTakenDown }: SiteConsent, isChanged: boolean): string {
  if (isChanged) return 'You have unsaved changes.';
  if (isTakenDown) return 'Taken down: visitors see no banner.';
  if (published === undefined) return 'Not published yet: visitors see no banner.';
  return published.isOutdated
    ? 'Visitors still see the version before.'
    : 'Visitors see this banner.';
}
