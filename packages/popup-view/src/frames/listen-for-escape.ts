import { MODAL_HOST } from './open-stage.ts';

/**
 * Tells of Escape, and of a phone's back gesture, for an open popup. A key that a field has used
 * for itself (an open calendar) is left alone. Returns how to stop.
 * docs/behaviour/closing.md#ways-out.
 */
export function listenForEscape(
  stage: HTMLElement,
  isModal: boolean,
  onEscape: () => void,
): () => void {
  const page = stage.ownerDocument;
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    // A popup beside the page is not meant while another one covers it.
    if (!isModal && page.querySelector(`[${MODAL_HOST}]`)) return;
    // The browser would close the dialog by itself, without effect or report.
    if (isModal) event.preventDefault();
    onEscape();
  };
  // A phone's back gesture asks the dialog itself.
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
