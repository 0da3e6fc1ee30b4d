import { useEffect, type RefObject } from 'react';
import { useView } from '../view-context.ts';
import type { FramePlan } from './frame-plan.ts';
import { MODAL_HOST } from './use-stage-element.ts';

/**
 * Reports Escape at once; the runner waits 800 ms before it closes, so that the clock can be
 * stopped with the popup. Embedded popups never close by it. A key that a field has used for itself
 * (an open calendar) is left alone. docs/behaviour/closing.md#ways-out.
 */
export function useEscape(stageRef: RefObject<HTMLElement | null>, plan: FramePlan): void {
  const {
    askToClose,
    props: { phase },
  } = useView();
  const listens = plan.kind !== 'inline' && phase === 'open';

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage || !listens) return undefined;
    const page = stage.ownerDocument;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // A popup beside the page is not meant while another one covers it.
      if (!plan.isModal && page.querySelector(`[${MODAL_HOST}]`)) return;
      // The browser would close the dialog by itself, without effect or report.
      if (plan.isModal) event.preventDefault();
      askToClose('escape');
    };
    // A phone's back gesture asks the dialog itself.
    const handleCancel = (event: Event): void => {
      event.preventDefault();
      askToClose('escape');
    };
    page.addEventListener('keydown', handleKey);
    stage.addEventListener('cancel', handleCancel);
    return () => {
      page.removeEventListener('keydown', handleKey);
      stage.removeEventListener('cancel', handleCancel);
    };
  }, [stageRef, listens, plan.isModal, askToClose]);
}
