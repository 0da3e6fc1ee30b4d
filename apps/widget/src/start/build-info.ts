import type { PartAddress } from '../render/load-part.ts';

/** What the build knows of the files beside pixel.js; put in by build-pixel.ts. */
declare const __BECKON_BUILD__: {
  readonly version: string;
  readonly parts: Readonly<Record<string, { readonly file: string; readonly imports: readonly string[] }>>;
};

export const VERSION: string = __BECKON_BUILD__.version;

/** Absolute addresses of a part: a relative import in a classic script of another origin would be looked for on the host page. */
export function partAddress(scriptBase: string, name: string): PartAddress | undefined {
  const part = Object.hasOwn(__BECKON_BUILD__.parts, name) ? __BECKON_BUILD__.parts[name] : undefined;
  if (part === undefined) return undefined;
  return { file: widgetAddress(scriptBase, part.file), imports: part.imports.map((file) => widgetAddress(scriptBase, file)) };
}

export function assetAddress(scriptBase: string, name: string): string {
  return widgetAddress(scriptBase, `${VERSION}/${name}`);
}

/** Where the server keeps the version folders, beside pixel.js. */
function widgetAddress(scriptBase: string, file: string): string {
  return `${scriptBase}/widget/${file}`;
}
