import { hasNearer } from './has-nearer.ts';

/**
 * Reports Escape, and a phone's back gesture, for an open popup. Ignores a key that a field has
 * used (an open calendar). Returns a function that stops it. docs/behaviour/closing.md#ways-out.
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
    // Prevents the browser from closing the dialog by itself, without exit effect and report.
    if (isModal) event.preventDefault();
    onEscape();
  };
  // The browser reports a phone's back gesture as an event of the dialog.
  const handleCancel = (event: Event): void => {
    event.preventDefault();
    onEscape();
  };
  page.addEventListener('keydown', handleKey);
  stage.addEventListener('cancel', handleCancel);
  return () => {
    page.removeEventListener('keydown', handleKey);
    stage.removeEventListener('cancel', handleCancel);
  };
}
