import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Path of a complete Chromium. The headless shell has no back-forward cache. Undefined if it is not
 * installed.
 */
export function wholeChromiumPath(): string | undefined {
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;
}
