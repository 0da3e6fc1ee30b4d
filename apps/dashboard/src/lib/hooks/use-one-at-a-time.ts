import { useRef } from 'react';

/**
 * Returns a function that runs some work unless earlier work still runs: the second click of a
 * double click can come before the page shows that it is busy. Resolves to the result, or to
 * undefined if nothing was run; rejects with the error of the work.
 */
export function useOneAtATime() {
  const isRunning = useRef(false);
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await work();
    } finally {
      isRunning.current = false;
    }
  };
}
