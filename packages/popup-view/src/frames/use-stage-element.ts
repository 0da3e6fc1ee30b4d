import { useLayoutEffect, useRef, type RefObject } from 'react';
import { openStage, type StageWay } from './open-stage.ts';

/**
 * Opens the stage while it is drawn. A stage that is already open has its own `close`, and is only
 * closed at the end.
 */
export function useStageElement(
  ref: RefObject<HTMLElement | null>,
  way: StageWay,
  close?: () => void,
): void {
  const openedBefore = useRef(close);
  useLayoutEffect(() => {
    const stage = ref.current;
    return stage ? (openedBefore.current ?? openStage(stage, way)) : undefined;
  }, [ref, way]);
}
