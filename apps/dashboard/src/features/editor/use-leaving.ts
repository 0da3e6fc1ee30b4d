import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { DraftSaver } from './draft/draft-saver.ts';
import { holdOpen, isOpenStuck, leaveOpen } from './open-draft.ts';

/**
 * Asks before the way back to the popups, or to another popup, is taken while something cannot be
 * saved.
 */
export function useLeaving(saver: DraftSaver): (event: MouseEvent) => void {
  const navigate = useNavigate();
  useEffect(() => holdOpen(saver), [saver]);
  return (event) => {
    if (!isOpenStuck()) return;
    event.preventDefault();
    leaveOpen(() => void navigate('/popups'));
  };
}
