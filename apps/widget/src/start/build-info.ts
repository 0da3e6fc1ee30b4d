import type { PartAddress } from '@beckon/host-page/load-part';

/** What the build knows of the files beside pixel.js; put in by build-pixel.ts. */
declare const __BECKON_BUILD__: {
  readonly version: string;
  /** Names in the version's folder: the part's own file, then what it imports at once. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
};

/** Named once: the build puts its text wherever the name stands. */
const BUILD = __BECKON_BUILD__;

export const VERSION: string = BUILD.version;

/**
 * Absolute addresses of a part: a relative import in a classic script of another origin would be
 * looked for on the host page.
 */
export function partAddress(scriptBase: string, name: string): PartAddress | undefined {
  const { parts } = BUILD;
  const files = Object.hasOwn(parts, name) ? parts[name] : undefined;
  const [file, ...imports] = files?.map((each) => assetAddress(scriptBase, each)) ?? [];
  return file === undefined ? undefined : { file, imports };
}

/** The address of a file in the version's folder, which the server keeps beside pixel.js. */
export function assetAddress(scriptBase: string, name: string): string {
  return `${scriptBase}/widget/${VERSION}/${name}`;
}
