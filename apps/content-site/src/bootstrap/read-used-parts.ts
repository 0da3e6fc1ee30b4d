import type { createUsedParts, UsedParts, UsedPartsDeps } from './used-parts.ts';

/** Makes the parts from the module that was loaded; undefined when it is another one. */
export function readUsedParts(loaded: unknown, deps: UsedPartsDeps): UsedParts | undefined {
  const create: unknown =
    loaded instanceof Object ? Reflect.get(loaded, 'createUsedParts') : undefined;
  return typeof create === 'function' ? (create as typeof createUsedParts)(deps) : undefined;
}
