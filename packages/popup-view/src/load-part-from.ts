import type { LoadViewPart, PartLoaders, ViewParts } from './part-contracts.ts';

/** Returns a function that loads the parts in this table, and no others. */
export function loadPartFrom(loaders: Partial<PartLoaders<ViewParts>>): LoadViewPart {
  return async (name) => loaders[name]?.();
}
