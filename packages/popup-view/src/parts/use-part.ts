import { useEffect, useState } from 'react';
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
  useEffect(() => {
    if (!isWanted) return undefined;
    let isDrawn = true;
    ports.loadPart<Part>(name).then(
      (loaded) => {
        if (isDrawn && loaded !== undefined) setPart({ loaded });
      },
      () => undefined,
    );
    return () => {
      isDrawn = false;
    };
    // The ports may be a new object with every drawing; one load is enough.
  }, [name, isWanted]);
  return part?.loaded;
}
