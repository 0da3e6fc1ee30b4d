import type { PopupDetail } from '@beckon/contract/owner-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { popupQuery, popupsQuery, readPopup, savePopup } from '../../../lib/api/popups.ts';
import { reportSignedOut, useIsSessionEnded } from '../../../lib/api/session.ts';
import { onBeforeReload } from '../../../lib/navigation/reload-safely.ts';
import { DraftSaver } from './draft-saver.ts';
import type { DraftSnapshot } from './save-state.ts';

/**
 * The popup's draft with its saver. Unsaved changes are sent when the editor or the tab closes. The
 * browser asks for confirmation only if changes would be lost. For another popup, the component
 * must be mounted again.
 */
export function useDraft(popup: PopupDetail): DraftSnapshot & { readonly saver: DraftSaver } {
  const client = useQueryClient();
  const [saver] = useState(
    () =>
      new DraftSaver({
        popup,
        save: (request) =>
          savePopup(popup.id, request).catch((error: unknown) => {
            reportSignedOut(client, error);
            throw error;
          }),
        load: () => readPopup(popup.id),
      }),
  );
  const isSessionEnded = useIsSessionEnded();
  useEffect(() => {
    if (!isSessionEnded) void saver.flush();
  }, [saver, isSessionEnded]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      void saver.flush();
      if (saver.losesOnLeaving()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    const stopKeeping = onBeforeReload(saver.flush);
    return () => {
      removeEventListener('beforeunload', warn);
      stopKeeping();
      void saver.flush().then(() => {
        saver.stopRetrying();
        void client.invalidateQueries({ queryKey: popupsQuery(popup.siteId).queryKey });
        client.removeQueries({ queryKey: popupQuery(popup.id).queryKey, exact: true });
      });
    };
  }, [saver, client, popup.id, popup.siteId]);
  return { ...useSyncExternalStore(saver.subscribe, saver.snapshot), saver };
}
