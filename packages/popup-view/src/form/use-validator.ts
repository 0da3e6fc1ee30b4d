import { useCallback, useEffect, useRef, useState } from 'react';

/** The rules and the texts of their problems; see validator/index.ts. */
export type Validator = typeof import('./validator/index.ts');

export interface ValidatorState {
  /** Undefined until the validator is loaded. */
  readonly validator: Validator | undefined;
  /** Settles when the validator is loaded or has failed to load (undefined). Never rejects. */
  readonly whenReady: () => Promise<Validator | undefined>;
}

/**
 * Loads the validator in the frame that shows the form. An earlier load would delay the form. When
 * the rules are there, the form is drawn again. If the load failed, the next submission tries
 * again.
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
