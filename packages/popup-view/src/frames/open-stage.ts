import { enterTopLayer } from './enter-top-layer.ts';
import { hasFocus } from '../focus/has-focus.ts';
import type { FramePlan } from './frame-plan.ts';

/** How a stage is put above the page: as a modal dialog, as a popover, or not at all. */
export type StageWay = 'dialog' | 'popover' | 'inline';

export function stageWay({ kind, isModal }: FramePlan): StageWay {
  if (kind === 'inline') return 'inline';
  return isModal ? 'dialog' : 'popover';
}

/**
 * Puts the stage into the browser's top layer, above any z-index of the host page. A modal dialog
 * makes the page inert. A manual popover does not affect the page. Both give the focus back when
 * they close. In browsers without them, the z-index decides. Returns a function that closes the
 * stage.
 */
export function openStage(stage: HTMLElement, way: StageWay): () => void {
  if (way === 'inline') return () => undefined;
  return isDialog(stage) ? openDialog(stage) : openPopover(stage);
}

/**
 * Checks the name, not the class, because in the editor's preview the element belongs to another
 * window.
 */
function isDialog(stage: HTMLElement): stage is HTMLDialogElement {
  return stage.localName === 'dialog';
}

function openDialog(dialog: HTMLDialogElement): () => void {
  const focusedBefore = dialog.ownerDocument.activeElement;
  // The card gets the focus, not the first field: that would open a phone's keyboard before the
  // popup is visible.
  dialog.querySelector('.bkv-card')?.setAttribute('autofocus', '');
  // The browser does not move the focus into an inert dialog.
  dialog.inert = !hasFocus(dialog.ownerDocument);
  if (dialog.isConnected) dialog.showModal();
  else dialog.setAttribute('open', '');
  dialog.inert = false;
  const watcher = watchVisibility(dialog);
  return () => {
    watcher?.disconnect();
    dialog.close();
    restoreFocus(focusedBefore, dialog.getRootNode());
  };
}

/**
 * Removes our element from the page as soon as it is hidden there, for example by an ad blocker. An
 * open dialog that nobody sees would block the page. While the page itself is hidden, it stays.
 */
function watchVisibility(dialog: HTMLDialogElement): IntersectionObserver | undefined {
  if (typeof IntersectionObserver === 'undefined' || !('checkVisibility' in dialog))
    return undefined;
  const observer = new IntersectionObserver(() => {
    const root = dialog.getRootNode();
    const host = 'host' in root && root.host instanceof Element ? root.host : undefined;
    if (!dialog.checkVisibility() && host?.parentElement?.checkVisibility() === true) host.remove();
  });
  observer.observe(dialog);
  return observer;
}

function openPopover(stage: HTMLElement): () => void {
  const focusedBefore = stage.ownerDocument.activeElement;
  enterTopLayer(stage);
  return () => {
    const hadFocus = stage.matches(':focus-within');
    if (stage.isConnected) stage.hidePopover?.();
    if (hadFocus) restoreFocus(focusedBefore, stage.getRootNode());
  };
}

/**
 * The dialog itself gives the focus back if it can. This is for browsers that leave the focus on
 * the popup or the page's body.
 */
function restoreFocus(before: Element | null, popup: Node): void {
  const focused = before?.ownerDocument.activeElement;
  if (!before?.isConnected || (!focused?.matches('body') && focused?.shadowRoot !== popup)) return;
  if ('focus' in before && typeof before.focus === 'function')
    before.focus({ preventScroll: true });
}
