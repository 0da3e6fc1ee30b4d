import type { PartKinds } from './page-parts.ts';

interface PartModule<Name extends keyof PartKinds> {
  createPart(deps: PartKinds[Name]['deps']): PartKinds[Name]['part'];
}

/** Our own module, by a name that holds the hash of its contents: it is what it was built as. */
export function parsePartModule<Name extends keyof PartKinds>(loaded: unknown): PartModule<Name> {
  return loaded as PartModule<Name>;
}
