import { useGetPuck } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import { TypingRuns } from './typing-runs.ts';
import { usePuckStore } from '../use-puck-store.ts';
import { useStepInHistory } from './use-step-in-history.ts';

/**
 * Makes one step of what is typed into one field: Puck records a step whenever the owner stops for
 * a moment. It must be inside Puck.
 */
export function MergeTyping() {
  const getPuck = useGetPuck();
  const [runs] = useState(() => new TypingRuns(getPuck().config.components));
  const data = usePuckStore((puck) => puck.appState.data);
  const steps = usePuckStore((puck) => puck.history.histories);
  useEffect(() => runs.see(data, Date.now()), [runs, data]);
  useStepInHistory(() => runs.end());
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
