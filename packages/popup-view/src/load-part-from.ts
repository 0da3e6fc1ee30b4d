import type { LoadViewPart, PartLoaders, ViewParts } from './part-contracts.ts';

/** Loads the parts of this table; there is none of any other name. */
export function loadPartFrom(loaders: Partial<PartLoaders<ViewParts>>): LoadViewPart {
  return async (name) => loaders[name]?.();
}
