import { useEffect, useState } from 'react';

export type Extras = typeof import('./index.ts');

/** `waiting` lasts until the extras are there or cannot be had; a popup without them shows its template's own markup instead. */
export type ExtrasState = { readonly name: 'waiting' } | { readonly name: 'settled'; readonly extras: Extras | undefined };

/** Loads the extras for popups that use them. Never throws. */
export function useExtras(isWanted: boolean): ExtrasState {
  const [state, setState] = useState<ExtrasState>({ name: 'waiting' });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isDrawn = true;
    const settle = (extras: Extras | undefined): void => {
      if (isDrawn) setState({ name: 'settled', extras });
    };
    import('./index.ts').then(settle, () => settle(undefined));
    return () => { isDrawn = false; };
  }, [isWanted]);
  return isWanted ? state : { name: 'settled', extras: undefined };
}
