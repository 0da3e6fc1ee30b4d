import { useEffect, useEffectEvent, useState } from 'react';

/** A script that not every popup needs: on its way (or not wanted), there, or not to be had. */
export type Lazy<Chunk> =
  | { readonly name: 'loading' | 'failed' }
  | { readonly name: 'ready'; readonly chunk: Chunk };

/**
 * Loads a script once it is wanted; `load` returns undefined, or rejects, where it cannot be had.
 * Never throws: what draws with it works without it.
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

/** The script once it is there. */
export function chunkOf<Chunk>(lazy: Lazy<Chunk>): Chunk | undefined {
  return lazy.name === 'ready' ? lazy.chunk : undefined;
}
