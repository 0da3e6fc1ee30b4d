import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { editPopupPath } from '../../lib/navigation/routes.ts';
import { isDraftOpen, leaveOpenDraft } from './open-draft.ts';
import type { IssuePlace } from '@beckon/contract/publish-rules';
import { hashOf, readHash } from '../../lib/publishing/issue-place.ts';

/** Shows a section of the settings, or a block of the design. */
export type AskForPlace = (place: IssuePlace) => void;

export interface PlaceRequest {
  readonly asked: IssuePlace | undefined;
  /** A different key each time the owner follows a link. */
  readonly key: string;
  readonly ask: AskForPlace;
}

/**
 * The place in the editor that the address names, and `ask`, which requests a place. `ask` also
 * works after the owner has left the editor.
 */
export function usePlace(popupId: string): PlaceRequest {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const ask = useCallback<AskForPlace>(
    (place) => {
      const go = (options?: { readonly replace: true }) => {
        void navigate({ pathname: editPopupPath(popupId), hash: hashOf(place) }, options);
      };
      if (isDraftOpen(popupId)) go({ replace: true });
      else leaveOpenDraft(go);
    },
    [navigate, popupId],
  );
  const asked = useMemo(() => readHash(hash), [hash]);
  return { asked, key, ask };
}
