import type { InitialHistory } from '@puckeditor/core';
import { useEffect } from 'react';
import { usePuckStore } from './use-puck-store.ts';

/** Which of a popup's two designs is edited. */
export type EditedDesign = 'design' | 'mobileDesign';

/**
 * The steps that can be undone, of each design of a popup: they outlive the canvas, which starts
 * again with every change of layout and mode.
 */
export type DesignHistories = Map<EditedDesign, InitialHistory>;

/** The steps of a design that was edited before; a phone design just made begins with the desktop's. */
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

/** Stands inside the editor, and keeps its steps while it is worked with. */
export function KeepHistory({ histories, edits }: KeepHistoryProps) {
  const { histories: steps, index } = usePuckStore((puck) => puck.history);
  useEffect(() => {
    const [first, ...others] = steps;
    if (first !== undefined)
      histories.set(edits, { histories: [first, ...others], index, appendData: false });
  }, [histories, edits, steps, index]);
  return null;
}
