import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { editPopupPath } from '../../lib/routes.ts';
import { isDraftOpen, leaveOpenDraft } from './open-draft.ts';
import { type Section, SECTIONS } from '@beckon/contract/publish-rules';

/**
 * Leads to a section of the settings; `onWay` is called once nothing keeps the owner where they
 * are.
 */
export type AskForSection = (section: Section, onWay?: () => void) => void;

export interface SectionRequest {
  readonly asked: Section | undefined;
  /** Another one each time the owner follows a link. */
  readonly key: string;
  readonly ask: AskForSection;
}

/**
 * The section of the settings that the address asks for, and the way to ask for one: from anywhere,
 * even when the editor was left.
 */
export function useSection(popupId: string): SectionRequest {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const ask = useCallback<AskForSection>(
    (section, onWay) => {
      const go = (options?: { readonly replace: true }) => {
        onWay?.();
        void navigate({ pathname: editPopupPath(popupId), hash: section }, options);
      };
      if (isDraftOpen(popupId)) go({ replace: true });
      else leaveOpenDraft(go);
    },
    [navigate, popupId],
  );
  return { asked: SECTIONS.find((section) => `#${section}` === hash), key, ask };
}
