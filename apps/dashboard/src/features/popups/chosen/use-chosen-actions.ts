import type { PopupSummary } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { notifyUndoable } from '../../../components/ui/dialogs/undo-notice.tsx';
import { useReloadPopups } from '../../../lib/api/popups.ts';
import { notifyDone, notifyFailed } from '../../../lib/notify.ts';
import { changeOneByOne } from './change-one-by-one.ts';
import { doneWords, failedWords } from './chosen-words.ts';

interface Change {
  readonly act: (popup: PopupSummary) => Promise<unknown>;
  readonly undo?: (popup: PopupSummary) => Promise<unknown>;
  /** Follows “3 popups are”. */
  readonly result: string;
}

/**
 * Changes several popups of a site, reports what became of it, with an undo for those that were
 * changed, and loads the list again. `onDone` is called if all were changed.
 */
export function useChosenActions(siteId: string, onDone: () => void) {
  const reload = useReloadPopups(siteId);
  const [isBusy, setBusy] = useState(false);
  const takeBack = async (popups: readonly PopupSummary[], undo: NonNullable<Change['undo']>) => {
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
    if (failed.length > 0)
      return notifyFailed(new Error(failedWords(changed, { result, chosen: popups.length })));
    onDone();
    const words = doneWords(done.length, result);
    if (undo === undefined) notifyDone(words);
    else notifyUndoable(words, () => void takeBack(done, undo).catch(notifyFailed));
    return undefined;
  };
  return {
    isBusy,
    run: (popups: readonly PopupSummary[], change: Change) =>
      void run(popups, change).catch(notifyFailed),
  };
}
