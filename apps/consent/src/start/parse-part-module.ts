import type { PartModules } from './page-parts.ts';

/** A module that was loaded, if it is the part that was asked for. */
export function parsePartModule<Name extends keyof PartModules>(
  loaded: unknown,
  creator: keyof PartModules[Name] & string,
): PartModules[Name] | undefined {
  const isPart =
    typeof loaded === 'object' &&
    loaded !== null &&
    typeof Reflect.get(loaded, creator) === 'function';
  return isPart ? (loaded as PartModules[Name]) : undefined;
}
