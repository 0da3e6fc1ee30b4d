import { modals } from '@mantine/modals';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { DraftSaver } from './draft/draft-saver.ts';

/** Asks before the way back to the popups is taken while something cannot be saved. */
export function useLeaving(saver: DraftSaver): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!saver.isStuck()) return;
    event.preventDefault();
    modals.openConfirmModal({
      title: 'Leave without the last change?', children: 'Something could not be saved yet. All else is.',
      labels: { confirm: 'Leave', cancel: 'Stay' }, confirmProps: { color: 'clay' }, onConfirm: () => void navigate('/popups'),
    });
  };
}
