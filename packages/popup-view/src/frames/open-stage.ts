import type { FramePlan } from './frame-plan.ts';

/** How a stage gets above the page: as a modal dialog, as a popover, or not at all. */
export type StageWay = 'dialog' | 'popover' | 'inline';

export function stageWay({ kind, isModal }: FramePlan): StageWay {
  if (kind === 'inline') return 'inline';
  return isModal ? 'dialog' : 'popover';
}

/**
 * Brings the stage into the browser's top layer, above any z-index of the host page: a modal dialog
 * makes the page inert and gives the focus back when it closes; a manual popover leaves the page
 * alone. Browsers without them show the stage by its z-index. Returns how to close it.
 */
export function openStage(stage: HTMLElement, way: StageWay): () => void {
  if (way === 'inline') return () => undefined;
  return isDialog(stage) ? openDialog(stage) : openPopover(stage);
}

/** Checks the name, not the class: in the editor's preview the element is of another window. */
function isDialog(stage: HTMLElement): stage is HTMLDialogElement {
  return stage.localName === 'dialog';
}

function openDialog(dialog: HTMLDialogElement): () => void {
  const focusedBefore = dialog.ownerDocument.activeElement;
  // Not the first field: that would open a phone's keyboard before there is anything to see.
  dialog.querySelector('.bkv-card')?.setAttribute('autofocus', '');
  if (dialog.isConnected) dialog.showModal();
  else dialog.setAttribute('open', '');
  return () => {
    dialog.close();
    restoreFocus(focusedBefore);
  };
}

function openPopover(stage: HTMLElement): () => void {
  const canPop = stage.isConnected && typeof stage.showPopover === 'function';
  if (canPop) stage.showPopover();
  return () => {
    if (canPop && stage.isConnected) stage.hidePopover();
  };
}

const NOWHERE = 'body,[data-beckon=popup]';

/**
 * The dialog itself gives the focus back where it can; this is for browsers that leave it on the
 * popup or the page's body.
 */
function restoreFocus(before: Element | null): void {
  if (!before?.isConnected || !before.ownerDocument.activeElement?.matches(NOWHERE)) return;
  if ('focus' in before && typeof before.focus === 'function')
    before.focus({ preventScroll: true });
}
