import { useEffect, useEffectEvent, useState } from 'react';
import type { ViewPorts } from '../view-contract.ts';

/**
 * Loads a lazy part once; undefined until it is there, and for ever when it cannot be had. Never
 * throws.
 */
export function usePart<Part>(
  ports: ViewPorts,
  name: Parameters<ViewPorts['loadPart']>[0],
  isWanted = true,
): Part | undefined {
  const [part, setPart] = useState<{ readonly loaded: Part }>();
  const load = useEffectEvent(() => ports.loadPart<Part>(name));
  useEffect(() => {
    if (!isWanted) return undefined;
    let isDrawn = true;
    load().then(
      (loaded) => {
        if (isDrawn && loaded !== undefined) setPart({ loaded });
      },
      () => undefined,
    );
    return () => {
      isDrawn = false;
    };
  }, [name, isWanted]);
  return part?.loaded;
}
