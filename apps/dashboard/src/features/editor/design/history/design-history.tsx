import type { InitialHistory } from '@puckeditor/core';
import { useEffect } from 'react';
import { usePuckStore } from '../use-puck-store.ts';

/** Which of a popup's two designs is edited. */
export type EditedDesign = 'design' | 'mobileDesign';

/**
 * The undo history of each design of a popup. It is kept outside the canvas, which is mounted again
 * with every change of layout and mode.
 */
export type DesignHistories = Map<EditedDesign, InitialHistory>;

/**
 * The history of a design that was edited before. A new phone design starts with the history of the
 * desktop design.
 */
export function historyOf(
  histories: DesignHistories,
  edits: EditedDesign,
  isCopy: boolean,
): InitialHistory | undefined {
  return histories.get(edits) ?? (isCopy ? histories.get('design') : undefined);
}

interface KeepHistoryProps {
  readonly histories: DesignHistories;
  readonly edits: EditedDesign;
}

/** Saves Puck's history to `histories` after each step. It must be inside Puck. */
export function KeepHistory({ histories, edits }: KeepHistoryProps) {
  const { histories: steps, index } = usePuckStore((puck) => puck.history);
  useEffect(() => {
    const [first, ...others] = steps;
    if (first !== undefined)
      histories.set(edits, { histories: [first, ...others], index, appendData: false });
  }, [histories, edits, steps, index]);
  return null;
}
