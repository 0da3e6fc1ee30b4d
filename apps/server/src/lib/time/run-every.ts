/** Work that is done again and again. */
export interface RepeatedWork {
  /** Starts a run now, unless one is in progress. */
  runNow(): void;
  /** Starts no further run. Resolves when the run in progress has ended. */
  stop(): Promise<void>;
}

/**
 * Does the work every `everyMs`, first after that time. A run is left out while the one before is
 * still in progress. If a run fails, `onFailure` gets the error, and the next run takes place as
 * usual. Does not keep the process alive.
 */
export function runEvery(
  everyMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): RepeatedWork {
  let running: Promise<unknown> | undefined;
  const runNow = (): void => {
    running ??= Promise.resolve()
      .then(work)
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(runNow, everyMs);
  timer.unref();
  return {
    runNow,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
