import { existsSync } from 'node:fs';

const DEBIAN_DRIVER = '/usr/bin/WebKitWebDriver';
/** A screen that nobody sees, for WebKit, which cannot do without one. */
export const VIRTUAL_SCREEN = '/usr/bin/Xvfb';

/** What starts a WebKit for the tests; undefined where it, or a screen to draw on, is missing. */
export function webkitDriverPath(): string | undefined {
  const given = process.env['BECKON_WEBKIT'];
  if (given !== undefined) return given;
  return existsSync(DEBIAN_DRIVER) && existsSync(VIRTUAL_SCREEN) ? DEBIAN_DRIVER : undefined;
}
