import { useLayoutEffect, useRef, type RefObject } from 'react';
import { openStage, type StageWay } from './open-stage.ts';

/**
 * Opens the stage, and closes it when it is removed. A stage that is already open is not opened
 * again; `close` closes it.
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
