import type { ConsentDesign } from '@beckon/contract/consent';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { consentQuery, usePublishConsent, useSaveConsent } from '../../../lib/api/consent.ts';
import { notifyDone, notifyFailed, notifyWarning } from '../../../lib/notify.ts';
import { updateSite } from '../../../lib/api/sites.ts';
import { useOneAtATime } from '../../../lib/hooks/use-one-at-a-time.ts';
import type { PublishChoice } from './publish-dialog.tsx';

interface DraftToSave {
  readonly draft: ConsentDesign;
  readonly revision: number;
}

interface OpenDraft extends DraftToSave {
  readonly siteId: string;
  readonly isChanged: boolean;
}

type Action = 'save' | 'publish';

/**
 * Says that the banner is live. With `startsConsentMode`, the site's popups wait for consent from
 * now on; if that fails, only this is reported, because the banner is live and must not be
 * published again.
 */
async function finishPublishing(
  client: QueryClient,
  siteId: string,
  startsConsentMode: boolean,
): Promise<void> {
  try {
    if (startsConsentMode)
      await updateSite(client, siteId, { settings: { consentMode: 'opt-in' } });
    notifyDone('The banner is live.');
  } catch (error) {
    notifyWarning(
      'popups-store-before-consent',
      'The banner is live, but popups still store before visitors agree',
      `${messageOf(error)} Turn on “Keep nothing before consent” in the settings.`,
    );
  }
}

/**
 * Functions that save and publish, one at a time: a call while another one runs does nothing.
 * Publishing saves first. `publish` returns whether the banner is live. If someone else has saved
 * meanwhile, loads their version. If there are unsaved changes too, `isConflict` is true until the
 * owner has decided.
 */
export function usePublishing({ siteId, draft, revision, isChanged }: OpenDraft) {
  const client = useQueryClient();
  const saving = useSaveConsent(siteId);
  const publishing = usePublishConsent(siteId);
  const once = useOneAtATime();
  const [running, setRunning] = useState<Action>();
  const [isConflict, setConflict] = useState(false);
  const saved = async (): Promise<number> => {
    if (!isChanged && revision > 0) return revision;
    const answer = await saving.mutateAsync({ draft, revision });
    return answer.consent.revision;
  };
  const handleError = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError) || error.status !== 409) return notifyFailed(error);
    await client.fetchQuery({ ...consentQuery(siteId), staleTime: 0 });
    if (isChanged) return setConflict(true);
    return notifyFailed(new Error('Someone else has saved meanwhile. Now you see their version.'));
  };
  const run = async (action: Action, work: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await once(async () => {
      setRunning(action);
      try {
        await work();
        return true;
      } catch (error) {
        await handleError(error).catch(notifyFailed);
        return false;
      } finally {
        setRunning(undefined);
      }
    });
    return isDone === true;
  };
  const save = (work: () => Promise<unknown>) =>
    void run('save', async () => {
      await work();
      notifyDone('Saved as a draft.');
    });
  return {
    isSaving: running === 'save',
    isPublishing: running === 'publish',
    isConflict,
    endConflict: () => setConflict(false),
    save: () => save(saved),
    saveInstead: (other: DraftToSave) => save(() => saving.mutateAsync(other)),
    publish: ({ asksAgain, startsConsentMode }: PublishChoice): Promise<boolean> =>
      run('publish', async () => {
        await publishing.mutateAsync({ asksAgain, revision: await saved() });
        // Last: without a banner, popups that wait for consent would never store anything.
        await finishPublishing(client, siteId, startsConsentMode);
      }),
  };
}
