import type { ConsentDesign } from '@beckon/contract/consent';
import { useState } from 'react';
import { usePublishConsent, useSaveConsent } from '../../lib/api/consent.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';

interface OpenDraft {
  readonly siteId: string;
  readonly draft: ConsentDesign;
  readonly revision: number;
  readonly isChanged: boolean;
}

type Action = 'save' | 'publish';
const SAID: Readonly<Record<Action, string>> = {
  save: 'Saved as a draft.',
  publish: 'The banner is live.',
};

/**
 * Functions that save and publish, one at a time: a call while another one runs does nothing.
 * Publishing saves first. `publish` returns whether the banner is live.
 */
export function usePublishing({ siteId, draft, revision, isChanged }: OpenDraft) {
  const saving = useSaveConsent(siteId);
  const publishing = usePublishConsent(siteId);
  const once = useOneAtATime();
  const [running, setRunning] = useState<Action>();
  const saved = async (): Promise<number> => {
    if (!isChanged && revision > 0) return revision;
    const answer = await saving.mutateAsync({ draft, revision });
    return answer.consent.revision;
  };
  const run = async (action: Action, work: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await once(async () => {
      setRunning(action);
      try {
        await work();
        notifyDone(SAID[action]);
        return true;
      } catch (error) {
        notifyFailed(error);
        return false;
      } finally {
        setRunning(undefined);
      }
    });
    return isDone === true;
  };
  return {
    isSaving: running === 'save',
    isPublishing: running === 'publish',
    save: () => void run('save', saved),
    publish: (asksAgain: boolean): Promise<boolean> =>
      run('publish', async () => publishing.mutateAsync({ asksAgain, revision: await saved() })),
  };
}
