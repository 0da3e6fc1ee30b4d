import type { PopupSummary } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { notifyUndoable } from '../../../components/ui/dialogs/undo-notice.tsx';
import { useReloadPopups } from '../../../lib/api/popups.ts';
import { notifyFailed } from '../../../lib/notify.ts';
import { changeOneByOne } from './change-one-by-one.ts';
import { doneWords, failedWords } from './chosen-words.ts';

interface Change {
  readonly act: (popup: PopupSummary) => Promise<unknown>;
  readonly undo: (popup: PopupSummary) => Promise<unknown>;
  /** Follows “3 popups are”. */
  readonly result: string;
}

/**
 * Changes several popups of a site, reports what became of it, with an undo for those that were
 * changed, and loads the list again. `onDone` gets the popups that were not changed.
 */
export function useChosenActions(siteId: string, onDone: (left: readonly PopupSummary[]) => void) {
  const reload = useReloadPopups(siteId);
  const [isBusy, setBusy] = useState(false);
  const takeBack = async (popups: readonly PopupSummary[], undo: Change['undo']) => {
    const { failed } = await changeOneByOne(popups, undo);
    await reload();
    if (failed[0] !== undefined) notifyFailed(failed[0].error);
  };
  const run = async (popups: readonly PopupSummary[], { act, undo, result }: Change) => {
    setBusy(true);
    const changed = await changeOneByOne(popups, act);
    const { done, failed } = changed;
    await reload();
    setBusy(false);
    onDone(failed.map(({ popup }) => popup));
    const words =
      failed.length === 0
        ? doneWords(done.length, result)
        : failedWords(changed, { result, chosen: popups.length });
    if (done.length === 0) notifyFailed(new Error(words));
    else notifyUndoable(words, () => void takeBack(done, undo).catch(notifyFailed));
  };
  return {
    isBusy,
    run: (popups: readonly PopupSummary[], change: Change) =>
      void run(popups, change).catch(notifyFailed),
  };
}
