/** The data of a blocked script that decides about its order. */
export interface PlannedScript {
  /** Part of the address or text of another script that has to run first; empty if there is none. */
  readonly waitsFor: string;
}

/** The scripts that may run now, in order, and those that wait for a script which has not run yet. */
export interface ScriptPlan<Script> {
  readonly ready: readonly Script[];
  readonly waiting: readonly Script[];
}

/**
 * Splits the unblocked scripts. `ran` contains the sources of the scripts that have run on this
 * page. A script that waits for one of the ready ones still waits, and is checked again after that
 * one has run.
 */
export function planScripts<Script extends PlannedScript>(
  scripts: readonly Script[],
  ran: readonly string[],
): ScriptPlan<Script> {
  const isReady = ({ waitsFor }: Script): boolean =>
    waitsFor === '' || ran.some((source) => source.includes(waitsFor));
  return {
    ready: scripts.filter(isReady),
    waiting: scripts.filter((script) => !isReady(script)),
  };
}
