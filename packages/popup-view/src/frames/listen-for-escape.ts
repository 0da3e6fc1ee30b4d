import { hasNearer } from './has-nearer.ts';

const SHOWN_COMMENT = ':is(:hover,:focus-within)>.bkv-comment:not([hidden])';

/**
 * Reports Escape, and a phone's back gesture, for an open popup. Ignores a key that a field has
 * used (an open calendar). The first Escape only hides the comment of the close button, if it
 * shows. Returns a function that stops it. docs/behaviour/closing.md#ways-out.
 */
export function listenForEscape(
  stage: HTMLElement,
  isModal: boolean,
  onEscape: () => void,
): () => void {
  const page = stage.ownerDocument;
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    // The key is meant for the popup or dialog that the visitor is in.
    if (hasNearer(stage)) return;
    const comment = stage.querySelector<HTMLElement>(SHOWN_COMMENT);
    // Prevents the browser from closing the dialog by itself, without exit effect and report, and
    // other popups from using the same key.
    if (isModal || comment) event.preventDefault();
    if (comment) comment.hidden = true;
    else onEscape();
  };
  // The browser reports a phone's back gesture as an event of the dialog.
  const handleCancel = (event: Event): void => {
    event.preventDefault();
    onEscape();
  };
  const listening = new AbortController();
  page.addEventListener('keydown', handleKey, listening);
  stage.addEventListener('cancel', handleCancel, listening);
  return () => listening.abort();
}
