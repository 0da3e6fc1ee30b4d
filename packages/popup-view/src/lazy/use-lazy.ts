import { useEffect, useEffectEvent, useState } from 'react';

/** The state of a script that not every popup needs: loading (or not wanted), loaded, or failed. */
export type Lazy<Chunk> =
  | { readonly name: 'loading' | 'failed' }
  | { readonly name: 'ready'; readonly chunk: Chunk };

/**
 * Loads a script as soon as it is wanted. `load` returns undefined or rejects if it fails. Never
 * throws, because the caller also works without the script.
 */
export function useLazy<Chunk>(
  isWanted: boolean,
  load: () => Promise<Chunk | undefined>,
): Lazy<Chunk> {
  const [state, setState] = useState<Lazy<Chunk>>({ name: 'loading' });
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isDrawn = true;
    const settle = (chunk?: Chunk): void => {
      if (isDrawn) setState(chunk === undefined ? { name: 'failed' } : { name: 'ready', chunk });
    };
    loadNow().then(settle, () => settle());
    return () => {
      isDrawn = false;
    };
  }, [isWanted]);
  return state;
}

/** The script if it is loaded, otherwise undefined. */
export function chunkOf<Chunk>(lazy: Lazy<Chunk>): Chunk | undefined {
  return lazy.name === 'ready' ? lazy.chunk : undefined;
}
