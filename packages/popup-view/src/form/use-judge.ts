import { useCallback, useEffect, useRef, useState } from 'react';

/** The rules and their words; see judge/index.ts. */
export type Judge = typeof import('./judge/index.ts');

export interface JudgeState {
  /** Undefined until it is loaded. */
  readonly judge: Judge | undefined;
  /**
   * Settles once it is known whether there is a judge; undefined when it cannot be had. Never
   * rejects.
   */
  readonly whenReady: () => Promise<Judge | undefined>;
}

/**
 * Loads the judge beside the first drawing of a form; asks once more when a submit needs it and it
 * was not to be had.
 */
export function useJudge(load: () => Promise<Judge>): JudgeState {
  const [judge, setJudge] = useState<Judge>();
  const loading = useRef<Promise<Judge | undefined>>(undefined);
  const whenReady = useCallback(() => {
    loading.current ??= load().then(
      (loaded) => {
        setJudge(loaded);
        return loaded;
      },
      () => {
        loading.current = undefined;
        return undefined;
      },
    );
    return loading.current;
  }, [load]);
  useEffect(() => void whenReady(), [whenReady]);
  return { judge, whenReady };
}

/** Where the judge comes from in what ships. */
export const loadJudge = (): Promise<Judge> => import('./judge/index.ts');
