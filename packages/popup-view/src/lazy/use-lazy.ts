import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of the view that not every popup needs: on its way, there (or not needed), or not to be
 * had.
 */
export type Lazy<Part> =
  | { readonly name: 'loading' }
  | { readonly name: 'ready'; readonly part: Part | undefined }
  | { readonly name: 'failed' };

/** Loads a part once it is wanted. Never throws. */
export function useLazy<Part>(isWanted: boolean, load: () => Promise<Part>): Lazy<Part> {
  const [state, setState] = useState<Lazy<Part>>({ name: 'loading' });
  const start = useEffectEvent(load);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isDrawn = true;
    start().then(
      (part) => {
        if (isDrawn) setState({ name: 'ready', part });
      },
      () => {
        if (isDrawn) setState({ name: 'failed' });
      },
    );
    return () => {
      isDrawn = false;
    };
  }, [isWanted]);
  return isWanted ? state : { name: 'ready', part: undefined };
}
