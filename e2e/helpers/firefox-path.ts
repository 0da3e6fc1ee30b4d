import { existsSync } from 'node:fs';

const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';

/**
 * The Firefox that the tests use: the one they were given, else Debian's; undefined where there is
 * none.
 */
export function firefoxPath(): string | undefined {
  return process.env['BECKON_FIREFOX'] ?? (existsSync(DEBIAN_FIREFOX) ? DEBIAN_FIREFOX : undefined);
}
