import type { FailuresByPart } from '@beckon/host-page/load-part';

/** The parts that pixel.js loads by itself; `view` imports the others. */
export type PartName = 'show' | 'view' | 'arm' | 'triggers' | 'shop' | 'wire';

/** What pixel.js knows about the other files of its build; build-pixel.ts inserts it. */
declare const __BECKON_BUILD__: {
  readonly version: string;
  /** The hashes in the names of the files in the version's folder. */
  readonly parts: Readonly<Record<PartName, string>>;
};

/** Read only here, because the build inserts its whole text at each use of the name. */
const BUILD = __BECKON_BUILD__;

export const VERSION: string = BUILD.version;
/**
 * The name of this build's popup model. A server with the same build sends popups in our own form.
 * docs/decisions/0059.
 */
export const MODEL: string = BUILD.parts.wire;

/**
 * The absolute address of a chunk. A relative import in a classic script from another origin would
 * be resolved against the host page. After failures the address contains their number as a folder,
 * where the server has the same files, so that the chunk's own imports are requested again, too.
 * `view` imports `show`, so it first comes from the folder from which `show` has loaded.
 */
export function partAddress(
  scriptBase: string,
  name: PartName,
  failures: FailuresByPart<PartName>,
): string {
  const count = (failures[name] ?? 0) + ((name === 'view' && failures.show) || 0);
  const folder = count ? `${count}/` : '';
  return assetAddress(scriptBase, `${folder}${name}-${BUILD.parts[name]}.js`);
}

/** The address of a file in the version's folder, which is beside pixel.js. */
export function assetAddress(scriptBase: string, name: string): string {
  return `${scriptBase}/widget/${VERSION}/${name}`;
}
