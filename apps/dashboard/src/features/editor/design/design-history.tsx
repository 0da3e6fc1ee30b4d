import { type InitialHistory, useGetPuck } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import { TypingRuns } from './typing-runs.ts';
import { usePuckStore } from './use-puck-store.ts';

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

/**
 * Makes one step of what is typed into one field: Puck records a step whenever the owner stops for
 * a moment. It must be inside Puck.
 */
export function MergeTyping() {
  const getPuck = useGetPuck();
  const [runs] = useState(() => new TypingRuns());
  const data = usePuckStore((puck) => puck.appState.data);
  const steps = usePuckStore((puck) => puck.history.histories);
  useEffect(() => runs.see(data, Date.now()), [runs, data]);
  useEffect(() => {
    const { appState, history } = getPuck();
    const [before, last] = steps.slice(-2);
    const current = last?.state.data;
    // Puck sets the design to that of the last step, so nothing may have been typed since.
    if (before?.state.data === undefined || current === undefined || current !== appState.data)
      return;
    if (last === undefined || !runs.belongTogether(before.state.data, current)) return;
    const merged = { ...last, state: { ...last.state, ui: appState.ui } };
    history.setHistories([...steps.slice(0, -2), merged]);
  }, [getPuck, runs, steps]);
  return null;
}
