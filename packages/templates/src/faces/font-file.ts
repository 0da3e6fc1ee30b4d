import { fileURLToPath } from 'node:url';
import { FONT_FILES } from './font-files.ts';

const NAME = /^(?<stem>[a-z0-9-]+)\.[0-9a-f]{8}\.woff2$/;

/** The names of all font files, as in their addresses below `/fonts/`. */
export const FONT_NAMES: readonly string[] = Object.keys(FONT_FILES);

/** Absolute path of a font file by its name below `/fonts/`; undefined if there is none. */
export function fontFile(name: string): string | undefined {
  const file = Object.hasOwn(FONT_FILES, name) ? FONT_FILES[name] : undefined;
  return file === undefined ? undefined : fileURLToPath(import.meta.resolve(file));
}

/**
 * The current name of a font file of an earlier version, for templates that were published with it.
 * Undefined if the font no longer exists.
 */
export function currentFontName(name: string): string | undefined {
  const stem = NAME.exec(name)?.groups?.['stem'];
  if (stem === undefined) return undefined;
  return FONT_NAMES.find((known) => NAME.exec(known)?.groups?.['stem'] === stem);
}
