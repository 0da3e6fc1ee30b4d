import { useCallback, useEffect, useRef, useState } from 'react';

/** The rules and their words; see validator/index.ts. */
export type Validator = typeof import('./validator/index.ts');

export interface ValidatorState {
  /** Undefined until it is loaded. */
  readonly validator: Validator | undefined;
  /**
   * Settles once it is known whether there is a validator; undefined when it cannot be had. Never
   * rejects.
   */
  readonly whenReady: () => Promise<Validator | undefined>;
}

/**
 * Loads the validator with the frame that shows the form: what comes before it holds it up, since
 * the form is drawn again with its rules. Asks once more when a submit needs it and it was not to
 * be had.
 */
export function useValidator(load: () => Promise<Validator>): ValidatorState {
  const [validator, setValidator] = useState<Validator>();
  const loading = useRef<Promise<Validator | undefined>>(undefined);
  const whenReady = useCallback(() => {
    loading.current ??= load().then(
      (loaded) => {
        setValidator(loaded);
        return loaded;
      },
      () => {
        loading.current = undefined;
        return undefined;
      },
    );
    return loading.current;
  }, [load]);
  useEffect(() => void requestAnimationFrame(() => void whenReady()), [whenReady]);
  return { validator, whenReady };
}
