import { modals } from '@mantine/modals';
import type { DraftSaver } from './draft/draft-saver.ts';

/** Of the editor on the screen. Notices outlive editors, so they cannot be handed it. */
let openDraft: DraftSaver | undefined;

/** Makes known whose editor is on the screen. Returns a function that ends that. */
export function registerOpenDraft(saver: DraftSaver): () => void {
  openDraft = saver;
  return () => {
    if (openDraft === saver) openDraft = undefined;
  };
}

/** Whether the editor on the screen is that popup's. */
export function isDraftOpen(popupId: string): boolean {
  return openDraft?.snapshot().popup.id === popupId;
}

/** Whether leaving now would lose something. */
export function openDraftIsStuck(): boolean {
  return openDraft?.isStuck() === true;
}

/**
 * Leaves the editor on the screen, if there is one; asks before while something in it cannot be
 * saved.
 */
export function leaveOpenDraft(go: () => void): void {
  if (!openDraftIsStuck()) {
    go();
    return;
  }
  modals.openConfirmModal({
    title: 'Leave without the last change?',
    children: 'Something could not be saved yet. Everything else is saved.',
    labels: { confirm: 'Leave', cancel: 'Stay' },
    confirmProps: { color: 'clay' },
    onConfirm: go,
  });
}
