import { installWithApt, mayInstallWithApt } from './apt-install.mjs';
import { findProgram } from './find-program.mjs';

const findHere = () =>
  findProgram(['Xvfb']) && findProgram(['WebKitWebDriver'], process.env.BECKON_WEBKIT);

/**
 * The driver of a WebKit, Safari's engine, for its tests, with a screen for it: BECKON_WEBKIT, this
 * machine's, else Debian's. Undefined, and a line that says so, when one of them is missing and
 * cannot be installed.
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
