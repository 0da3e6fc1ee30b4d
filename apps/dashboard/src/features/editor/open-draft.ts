import { askToConfirm } from '../../lib/ask-to-confirm.ts';
import type { DraftSaver } from './draft/draft-saver.ts';

/**
 * The draft of the open editor. It is a module variable because notices stay open longer than an
 * editor.
 */
let openDraft: DraftSaver | undefined;

/** Registers the draft of the open editor. Returns a function that removes it. */
export function registerOpenDraft(saver: DraftSaver): () => void {
  openDraft = saver;
  return () => {
    if (openDraft === saver) openDraft = undefined;
  };
}

/** Whether this popup is open in the editor. */
export function isDraftOpen(popupId: string): boolean {
  return openDraft?.snapshot().popup.id === popupId;
}

/** Whether leaving the editor now would lose changes. */
export function openDraftIsStuck(): boolean {
  return openDraft?.isStuck() === true;
}

/**
 * Calls `go` to leave the open editor, if there is one. Asks for confirmation first if changes
 * cannot be saved.
 */
export function leaveOpenDraft(go: () => void): void {
  if (!openDraftIsStuck()) {
    go();
    return;
  }
  askToConfirm({
    title: 'Leave without the last change?',
    children: 'Something could not be saved yet. Everything else is saved.',
    labels: { confirm: 'Leave', cancel: 'Stay' },
    confirmProps: { color: 'clay' },
    onConfirm: go,
  });
}
