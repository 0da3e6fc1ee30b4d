import { existsSync } from 'node:fs';

const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';

/**
 * Path of the Firefox for the tests: from `BECKON_FIREFOX`, or Debian's. Undefined if there is
 * none.
 */
export function firefoxPath(): string | undefined {
  return process.env['BECKON_FIREFOX'] ?? (existsSync(DEBIAN_FIREFOX) ? DEBIAN_FIREFOX : undefined);
}
