import type { PopupDetail, PopupSummary } from '@beckon/contract/owner-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { notifyUndoable } from '../../components/ui/dialogs/undo-notice.tsx';
import {
  type PopupChange,
  useChangePopup,
  useDeletePopup,
  useRestorePopup,
} from '../../lib/api/popups.ts';
import { useSiteTime } from '../../lib/hooks/use-site-time.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { CHANGE_AFTER_RESTORE } from './change-after-restore.ts';

/**
 * The actions for a popup of the list. Its row may be unmounted before the response arrives (it was
 * deleted, or the filter hides it now), so messages depend on the promise, not on the row.
 */
export function usePopupActions(popup: PopupSummary) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { settings: site } = useCurrentSite().site;
  const time = useSiteTime();
  const change = useChangePopup(popup.siteId);
  const remove = useDeletePopup(popup.siteId);
  const restore = useRestorePopup(popup.siteId);
  const changeTo = (what: PopupChange) => change.mutateAsync({ popupId: popup.id, change: what });
  const run = (
    what: PopupChange,
    wordsFor: (changed: PopupDetail) => string | Promise<string>,
    undo?: PopupChange,
  ) => {
    changeTo(what)
      .then(async (changed) => {
        const said = await wordsFor(changed);
        if (undo === undefined) notifyDone(said);
        else notifyUndoable(said, () => void changeTo(undo).catch(notifyFailed));
      })
      .catch(notifyFailed);
  };
  const wordsOfGoingLive = async (changed: PopupDetail, done: 'published' | 'resumed') => {
    const { goLiveWords } = await import('../../lib/words/go-live-words.ts');
    return goLiveWords(changed, time, done);
  };
  const bringBack = () => {
    const next = CHANGE_AFTER_RESTORE[popup.status];
    restore.mutateAsync({ popupId: popup.id, next }).catch(notifyFailed);
  };
  const publish = async () => {
    const { mayPublish } = await import('./may-publish.ts');
    if (!(await mayPublish(client, { popup, site, navigate }))) return;
    const undo = popup.status === 'draft' ? 'pause' : undefined;
    run('publish', (changed) => wordsOfGoingLive(changed, 'published'), undo);
  };
  return {
    isBusy: change.isPending || remove.isPending,
    publish: () => void publish().catch(notifyFailed),
    pause: () => run('pause', () => `“${popup.name}” is paused.`, 'resume'),
    resume: () => run('resume', (changed) => wordsOfGoingLive(changed, 'resumed'), 'pause'),
    duplicate: () => {
      changeTo('duplicate')
        .then((copy) => notifyDone(`Copied as “${copy.name}”.`))
        .catch(notifyFailed);
    },
    ...archiveActions(popup, changeTo),
    remove: () => {
      remove
        .mutateAsync(popup.id)
        .then(() => notifyUndoable(`“${popup.name}” is in the trash. Its leads stay.`, bringBack))
        .catch(notifyFailed);
    },
  };
}

/** Puts a popup into the archive, and brings it back. */
function archiveActions(
  { name, status }: PopupSummary,
  changeTo: (what: PopupChange) => Promise<PopupDetail>,
) {
  const undo = async () => {
    await changeTo('unarchive');
    if (status === 'active') await changeTo('resume');
  };
  return {
    archive: () => {
      changeTo('archive')
        .then(() =>
          notifyUndoable(
            `“${name}” is archived. Its leads and reports stay.`,
            () => void undo().catch(notifyFailed),
          ),
        )
        .catch(notifyFailed);
    },
    unarchive: () => {
      changeTo('unarchive')
        .then((popup) =>
          notifyDone(`“${name}” is back, ${popup.status === 'draft' ? 'as a draft' : 'paused'}.`),
        )
        .catch(notifyFailed);
    },
  };
}
