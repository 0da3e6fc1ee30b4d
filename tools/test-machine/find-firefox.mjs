import { installWithApt, mayInstallWithApt } from './apt-install.mjs';
import { findProgram } from './find-program.mjs';

const findHere = () => findProgram(['firefox-esr', 'firefox'], process.env.BECKON_FIREFOX);

/**
 * Finds a Firefox for its tests: BECKON_FIREFOX, one on this machine, or Debian's. If there is none
 * and none can be installed, prints a line that says so and returns undefined.
 */
export async function findFirefox(say = console.log) {
  const found = findHere();
  if (found !== undefined) return found;
  if (mayInstallWithApt()) {
    say('browser    installing firefox-esr …');
    if (await installWithApt(['firefox-esr'])) return findHere();
  }
  say('browser    no Firefox found: the tests in Firefox are skipped');
  return undefined;
}
