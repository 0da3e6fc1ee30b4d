import { fileURLToPath } from 'node:url';
import { FONT_FILES } from './font-files.ts';

const NAME = /^(?<stem>[a-z0-9-]+)\.[0-9a-f]{8}\.woff2$/;

/** Every font file, as it is called below `/fonts/`. */
export const FONT_NAMES: readonly string[] = Object.keys(FONT_FILES);

/** Absolute path of the font file behind an address below `/fonts/`; undefined: there is none. */
export function fontFile(name: string): string | undefined {
  const file = Object.hasOwn(FONT_FILES, name) ? FONT_FILES[name] : undefined;
  return file === undefined ? undefined : fileURLToPath(import.meta.resolve(file));
}

/**
 * What a font of an earlier version is called now, for templates that were published with it;
 * undefined: there is no such font any more.
 */
export function currentFontName(name: string): string | undefined {
  const stem = NAME.exec(name)?.groups?.['stem'];
  if (stem === undefined) return undefined;
  return FONT_NAMES.find((known) => NAME.exec(known)?.groups?.['stem'] === stem);
}
