import { List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { showEmbedSlot } from '../../components/show-embed-slot.tsx';
import { useChangePopup } from '../../lib/api/popups.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import type { DraftSaver } from './draft/draft-saver.ts';
import { findIssues, type Issue } from './settings/find-issues.ts';

function tellWhatIsMissing(issues: readonly Issue[], onFix: () => void): void {
  modals.openConfirmModal({
    title: 'Not ready for visitors yet',
    children: <><Text size="sm" mb="xs">Before it can go live:</Text><List size="sm">{issues.map((issue) => <List.Item key={issue.message}>{issue.message}</List.Item>)}</List></>,
    labels: { confirm: 'Open the settings', cancel: 'Later' },
    onConfirm: onFix,
  });
}

/** Saves what is unsaved, then brings the draft out to visitors; says what is missing instead when something is. */
export function usePublish(saver: DraftSaver, onFix: () => void): { readonly publish: () => void; readonly isPublishing: boolean } {
  const { popup } = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const change = useChangePopup(popup.siteId);
  const [isPublishing, setPublishing] = useState(false);
  const publish = useCallback(() => {
    const now = saver.snapshot().popup;
    const issues = findIssues(now.settings, now);
    const missing = issues.filter((issue) => issue.blocksPublishing);
    if (missing.length > 0) {
      tellWhatIsMissing(missing, onFix);
      return;
    }
    const bringOut = async () => {
      if (!await saver.flush()) throw new Error('Your last changes are not saved, so they cannot go live yet.');
      saver.adopt(await change.mutateAsync({ popupId: now.id, change: 'publish' }));
      if (now.type === 'embedded') showEmbedSlot(now.id, now.name, 'It is live. Now give it its place');
      else notifyDone([`“${now.name}” is live.`, ...issues.map(({ message }) => message)].join(' '));
    };
    setPublishing(true);
    bringOut().catch(notifyFailed).finally(() => setPublishing(false));
  }, [saver, change, onFix]);
  return { publish, isPublishing };
}
