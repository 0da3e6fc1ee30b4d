import type { createUsedParts, UsedParts, UsedPartsDeps } from './used-parts.ts';

/** Creates the parts with the loaded module. Undefined if the module is not ours. */
export function readUsedParts(loaded: unknown, deps: UsedPartsDeps): UsedParts | undefined {
  // A module namespace has no prototype, so `instanceof Object` is false for it.
  const create: unknown = Reflect.get(Object(loaded), 'createUsedParts');
  return typeof create === 'function' ? (create as typeof createUsedParts)(deps) : undefined;
}
