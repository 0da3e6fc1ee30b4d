import { installWithApt, mayInstallWithApt } from './apt-install.mjs';
import { findProgram } from './find-program.mjs';

const findHere = () =>
  findProgram(['Xvfb']) && findProgram(['WebKitWebDriver'], process.env.BECKON_WEBKIT);

/**
 * Finds the driver of a WebKit, Safari's engine, for its tests, and a screen for it: BECKON_WEBKIT,
 * those on this machine, or Debian's. If one of them is missing and cannot be installed, prints a
 * line that says so and returns undefined.
 */
export async function findWebkit(say = console.log) {
  const found = findHere();
  if (found !== undefined) return found;
  if (mayInstallWithApt()) {
    say('browser    installing webkit …');
    if (await installWithApt(['webkit2gtk-driver', 'xvfb'])) return findHere();
  }
  say('browser    no WebKit found: the tests in WebKit are skipped');
  return undefined;
}
