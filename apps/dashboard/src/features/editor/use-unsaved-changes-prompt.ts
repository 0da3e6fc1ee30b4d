import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import type { DraftSaver } from './draft/draft-saver.ts';
import { registerOpenDraft, openDraftIsStuck, leaveOpenDraft } from './open-draft.ts';

/**
 * Asks for confirmation before the owner leaves the editor for the list or for another popup while
 * changes cannot be saved.
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
