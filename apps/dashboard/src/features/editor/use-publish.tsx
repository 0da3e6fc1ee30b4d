import '@mantine/core/styles/List.css';
import { List, Text } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { askToConfirm } from '../../lib/ask-to-confirm.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { askDuringTest } from '../../components/ask-during-test.tsx';
import { showEmbedSlot } from '../../components/show-embed-slot.tsx';
import { showUnseenSite } from '../../components/unseen-site.tsx';
import { useChangePopup } from '../../lib/api/popups.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { askIfUnseen } from '../../lib/hooks/use-is-unseen.ts';
import type { DraftSaver } from './draft/draft-saver.ts';
import type { PublishIssue } from '@beckon/contract/publish-rules';
import { recommendLimit, visitLimitWords } from './recommend-limit.tsx';
import { useFindIssues } from './settings/find-issues.ts';
import { showPublishWarnings } from './use-publish-warnings.tsx';
import { type AskForPlace, wordsToOpen } from './use-place.ts';

function showWhatIsMissing(
  issues: readonly [PublishIssue, ...PublishIssue[]],
  onFix: AskForPlace,
): void {
  askToConfirm({
    title: 'Not ready for visitors yet',
    children: (
      <>
        <Text size="sm" mb="xs">
          Before it can go live:
        </Text>
        <List size="sm">
          {issues.map((issue) => (
            <List.Item key={issue.message}>{issue.message}</List.Item>
          ))}
        </List>
      </>
    ),
    labels: { confirm: wordsToOpen(issues[0]), cancel: 'Later' },
    onConfirm: () => onFix(issues[0]),
  });
}

/** Says that the popup is live, and what still prevents visitors from seeing it. */
function announceLive(
  { id, name, type }: PopupDetail,
  { isUnseen, limit }: { readonly isUnseen: boolean; readonly limit: string },
  onInstall: () => void,
): void {
  if (type === 'embedded')
    showEmbedSlot({
      popupId: id,
      name,
      title: 'It is live. Where it shows in your page',
      onInstall: isUnseen ? onInstall : undefined,
    });
  else if (isUnseen) showUnseenSite(name, onInstall);
  else notifyDone(limit === '' ? `“${name}” is live.` : `“${name}” is live. ${limit}`);
}

/**
 * Returns a function that saves unsaved changes and publishes the draft. If something is missing,
 * it reports that instead.
 */
export function usePublish(
  saver: DraftSaver,
  onFix: AskForPlace,
): { readonly publish: () => void; readonly isPublishing: boolean } {
  const { popup } = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const change = useChangePopup(popup.siteId);
  const client = useQueryClient();
  const navigate = useNavigate();
  const findIssues = useFindIssues();
  const [isPublishing, setPublishing] = useState(false);
  const publish = useCallback(() => {
    const now = saver.snapshot().popup;
    const issues = findIssues(now);
    const [first, ...others] = issues.filter((issue) => issue.blocksPublishing);
    if (first !== undefined) {
      showWhatIsMissing([first, ...others], onFix);
      return;
    }
    const bringOut = async () => {
      if (!(await askDuringTest(client, now.id))) return;
      if (!(await saver.flush()))
        throw new Error('Your last changes are not saved, so they cannot go live yet.');
      saver.adopt(await change.mutateAsync({ popupId: now.id, change: 'publish' }));
      const isUnseen = await askIfUnseen(client, now.siteId);
      const limit = await visitLimitWords(client, now);
      announceLive(now, { isUnseen, limit }, () => void navigate(ROUTES.install));
      showPublishWarnings(now, issues, onFix);
      await recommendLimit(client, now);
    };
    setPublishing(true);
    bringOut()
      .catch(notifyFailed)
      .finally(() => setPublishing(false));
  }, [saver, change, client, navigate, onFix, findIssues]);
  return { publish, isPublishing };
}
