import { useEffect, type RefObject } from 'react';
import { useView } from '../view-context.ts';
import type { FramePlan } from './frame-plan.ts';
import { listenForEscape } from './listen-for-escape.ts';

/**
 * Reports Escape at once. The runner waits 800 ms before it closes the popup, with a timer that
 * stops with the popup. Escape never closes embedded popups.
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
    return listenForEscape(stage, plan.isModal, () => askToClose('escape'));
  }, [stageRef, listens, plan.isModal, askToClose]);
}
