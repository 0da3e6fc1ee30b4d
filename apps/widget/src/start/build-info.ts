/** What the build knows of the files beside pixel.js; put in by build-pixel.ts. */
declare const __BECKON_BUILD__: {
  readonly version: string;
  /** Hashes in the names of files in the version's folder. */
  readonly parts: Readonly<Record<string, string>> & { readonly wire: string };
};

/** Named once: the build puts its text wherever the name is used. */
const BUILD = __BECKON_BUILD__;

export const VERSION: string = BUILD.version;
/**
 * Names this build of all that uses popups: a server that has the same one sends them as we use
 * them. docs/decisions/0059.
 */
export const MODEL: string = BUILD.parts.wire;

/**
 * Absolute address of a part: a relative import in a classic script of another origin would be
 * looked for on the host page. After failures it is in a folder of that number, where the server
 * has the same files: what the part imports is then asked for again, too.
 */
export function partAddress(
  scriptBase: string,
  name: string,
  failures: number,
): string | undefined {
  const { parts } = BUILD;
  return Object.hasOwn(parts, name)
    ? assetAddress(scriptBase, `${failures > 0 ? `${failures}/` : ''}${name}-${parts[name]}.js`)
    : undefined;
}

/** The address of a file in the version's folder, which the server keeps beside pixel.js. */
export function assetAddress(scriptBase: string, name: string): string {
  return `${scriptBase}/widget/${VERSION}/${name}`;
}
