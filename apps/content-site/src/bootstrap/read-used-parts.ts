import type { createUsedParts, UsedParts, UsedPartsDeps } from './used-parts.ts';

/** Makes the parts from the module that was loaded; undefined when it is another one. */
export function readUsedParts(loaded: unknown, deps: UsedPartsDeps): UsedParts | undefined {
  // A module's namespace has no prototype: it is no instance of Object.
  const create: unknown = Reflect.get(Object(loaded), 'createUsedParts');
  return typeof create === 'function' ? (create as typeof createUsedParts)(deps) : undefined;
}
