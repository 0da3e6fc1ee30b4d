import type { PartAddress } from '@beckon/host-page/load-part';

/** What the build knows of the files beside pixel.js; put in by build-pixel.ts. */
declare const __BECKON_BUILD__: {
  readonly version: string;
  readonly parts: Readonly<
    Record<string, { readonly file: string; readonly imports: readonly string[] }>
  >;
};

/** Where the server keeps the version folders, beside pixel.js. */
const FOLDER = 'widget';

/** Named once: the build puts its text wherever the name stands. */
const BUILD = __BECKON_BUILD__;

export const VERSION: string = BUILD.version;

/**
 * Absolute addresses of a part: a relative import in a classic script of another origin would be
 * looked for on the host page.
 */
export function partAddress(scriptBase: string, name: string): PartAddress | undefined {
  const { parts } = BUILD;
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part === undefined) return undefined;
  return {
    file: `${scriptBase}/${FOLDER}/${part.file}`,
    imports: part.imports.map((file) => `${scriptBase}/${FOLDER}/${file}`),
  };
}

export function assetAddress(scriptBase: string, name: string): string {
  return `${scriptBase}/${FOLDER}/${VERSION}/${name}`;
}
