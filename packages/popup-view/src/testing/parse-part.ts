import type { ViewPorts } from '../view-contract.ts';

/**
 * Loads the same module whatever part is asked for. What a test hands over is the part that the
 * view will ask for: nobody can look at that.
 */
export function loadsPart(load: () => Promise<unknown>): ViewPorts['loadPart'] {
  return async <Part>() => (await load()) as Part | undefined;
}
