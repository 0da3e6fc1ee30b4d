import type { LoadViewPart, PartLoaders, ViewParts } from './part-contracts.ts';

/** Loads the parts of this table, and no others. */
export function loadPartFrom(loaders: Partial<PartLoaders<ViewParts>>): LoadViewPart {
  return async (name) => loaders[name]?.();
}
