import { useLayoutEffect, useRef, type RefObject } from 'react';
import { openStage, type StageWay } from './open-stage.ts';

/**
 * Opens the stage while it is drawn. A stage that is open already brings `close`: it is only closed
 * in the end.
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
