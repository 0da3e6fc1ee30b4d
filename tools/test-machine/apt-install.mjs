import { existsSync } from 'node:fs';
import { runCommand } from '../node/run-command.mjs';

/** True if Debian packages can be installed without a password: apt exists and we are root. */
export function mayInstallWithApt() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/**
 * Installs Debian packages; returns whether that worked. Prints nothing, except the output of apt
 * if it fails.
 */
export async function installWithApt(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const first = await runCommand('apt-get', install, { env, quiet: true });
  if (first.code === 0) return true;
  // The package lists of a fresh machine are empty or old.
  await runCommand('apt-get', ['update', '-qq'], { env, quiet: true });
  const second = await runCommand('apt-get', install, { env, quiet: true });
  if (second.code !== 0) console.error(second.output);
  return second.code === 0;
}
