import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES } from '../../lib/routes.ts';
import type { DraftSaver } from './draft/draft-saver.ts';
import { registerOpenDraft, openDraftIsStuck, leaveOpenDraft } from './open-draft.ts';

/**
 * Asks before the way back to the popups, or to another popup, is taken while something cannot be
 * saved.
 */
export function useUnsavedChangesPrompt(saver: DraftSaver): (event: MouseEvent) => void {
  const navigate = useNavigate();
  useEffect(() => registerOpenDraft(saver), [saver]);
  return (event) => {
    if (!openDraftIsStuck()) return;
    event.preventDefault();
    leaveOpenDraft(() => void navigate(ROUTES.popups));
  };
}
