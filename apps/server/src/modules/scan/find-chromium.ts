import { accessSync, constants, statSync } from 'node:fs';

/** The usual paths of Chromium and Chrome on Linux distributions and macOS. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium for scans, or the reason why there is none, as a sentence. */
export type ChromiumChoice =
  | { readonly path: string }
  | { readonly path?: undefined; readonly why: string };

export interface FindChromiumDeps {
  /** A path that was checked at the start; false: use none; undefined: search for one. */
  readonly wanted: string | false | undefined;
  readonly isRoot: boolean;
  readonly isThere?: (path: string) => boolean;
}

/**
 * The Chromium for scans. Root does not use one that was found by searching, because the sandbox
 * does not work for root, and pages of strangers would run without it.
 */
export function findChromium({
  wanted,
  isRoot,
  isThere = isExecutable,
}: FindChromiumDeps): ChromiumChoice {
  if (wanted === false) return { why: 'Scans with Chromium are switched off on this server.' };
  if (wanted !== undefined) return { path: wanted };
  const found = PLACES.find(isThere);
  if (found === undefined) return { why: 'There is no Chromium on this server.' };
  return isRoot
    ? {
        why: `The Chromium at ${found} is not used, because the server runs as root. Run it as another user, or set BECKON_CHROMIUM to use it all the same.`,
      }
    : { path: found };
}

/** Whether this is a file that we may run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
