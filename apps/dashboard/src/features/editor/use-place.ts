import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { editPopupPath } from '../../lib/navigation/routes.ts';
import { isDraftOpen, leaveOpenDraft } from './open-draft.ts';
import { type IssuePlace, SECTIONS } from '@beckon/contract/publish-rules';

/**
 * Shows a section of the settings, or a block of the design. `onWay` is called when the owner
 * leaves the page for it. That may be later, because an unsaved draft asks for confirmation first.
 */
export type AskForPlace = (place: IssuePlace, onWay?: () => void) => void;

const DESIGN = 'design';

/** The label of a button that opens the place. */
export function wordsToOpen({ section }: IssuePlace): string {
  return section === DESIGN ? 'Show it in the design' : 'Open this setting';
}

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
    (place, onWay) => {
      const go = (options?: { readonly replace: true }) => {
        onWay?.();
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

function hashOf({ section, blockId }: IssuePlace): string {
  return blockId === undefined ? section : `${section}-${blockId}`;
}

/** Reads a hash of {@link hashOf}; undefined for any other hash. */
function readHash(hash: string): IssuePlace | undefined {
  const written = hash.slice(1);
  if (written === DESIGN) return { section: DESIGN };
  if (written.startsWith(`${DESIGN}-`)) {
    return { section: DESIGN, blockId: written.slice(DESIGN.length + 1) };
  }
  const section = SECTIONS.find((one) => one === written);
  return section === undefined ? undefined : { section };
}
