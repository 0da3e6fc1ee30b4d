import { readFileSync } from 'node:fs';
import { inRepository } from './repository.mjs';
import { runCommand } from './run-command.mjs';
import { stopWatch } from '../test-runs/seconds.mjs';

function readLock(...parts) {
  try {
    return JSON.parse(readFileSync(inRepository(...parts), 'utf8')).packages;
  } catch {
    // The file is missing or incomplete. This counts as nothing installed.
    return undefined;
  }
}

/**
 * True if the packages that npm recorded as installed are those of the lock file. Packages of other
 * platforms may be missing.
 */
export function isInstalled(wanted, installed) {
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = installed[name];
    if (found === undefined)
      return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function npmCommand(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return [process.execPath, [npm, ...args]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
}

/** Runs npm with the given arguments; returns the result of `runCommand`. */
export function runNpm(args, options) {
  const [command, commandArgs] = npmCommand(args);
  return runCommand(command, commandArgs, options);
}

/** The build needs the packages for developers, which npm leaves out if NODE_ENV is production. */
export const INSTALL_ARGS = [
  'ci',
  '--include=dev',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
];

/** Installs the packages of the lock file when they are missing or stale. Throws when npm fails. */
export async function installPackages(say = console.log) {
  if (isInstalled(readLock('package-lock.json'), readLock('node_modules', '.package-lock.json')))
    return;
  const elapsed = stopWatch();
  say('packages   installing …');
  const { code } = await runNpm(INSTALL_ARGS);
  if (code !== 0) throw new Error('npm could not install the packages; its own message is above.');
  say(`packages   installed in ${elapsed()}`);
}
