import { existsSync } from 'node:fs';

const DEBIAN_DRIVER = '/usr/bin/WebKitWebDriver';
/** A virtual screen, because WebKit needs one. */
export const VIRTUAL_SCREEN = '/usr/bin/Xvfb';

/** Path of the WebKit driver. Undefined if the driver or the virtual screen is not installed. */
export function webkitDriverPath(): string | undefined {
  const given = process.env['BECKON_WEBKIT'];
  if (given !== undefined) return given;
  return existsSync(DEBIAN_DRIVER) && existsSync(VIRTUAL_SCREEN) ? DEBIAN_DRIVER : undefined;
}
