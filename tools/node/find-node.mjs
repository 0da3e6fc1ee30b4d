import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from './repository.mjs';

/** The oldest Node that runs the server's TypeScript directly and has node:sqlite without a flag. */
const NEEDED = [22, 18];

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

function packagedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = inRepository('node_modules', `node-${platform}-${process.arch}`);
  const binary = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return isNewEnough(version) ? binary : undefined;
}

/**
 * The Node that runs our code: the one that npm installed with the packages, otherwise the one that
 * runs this script. If neither is new enough, throws an error whose message says what to do.
 */
export function findNode() {
  const packaged = packagedNode();
  if (packaged !== undefined) return packaged;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Error(
    `Beckon needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}, and npm has no newer one for ` +
      `${process.platform}-${process.arch}. Install Node 24 from https://nodejs.org and run the command again.`,
  );
}

/**
 * The environment for our child processes: our own tools and the right Node come first on the path.
 * Node caches compiled code, without types, from one start to the next, which makes a server's
 * start a fifth faster.
 */
export function toolEnvironment(extra = {}) {
  const folders = [inRepository('node_modules', '.bin'), path.dirname(findNode())];
  return {
    NODE_COMPILE_CACHE: inRepository('.cache', 'compile'),
    ...process.env,
    PATH: [...folders, process.env.PATH ?? ''].join(path.delimiter),
    ...extra,
  };
}
