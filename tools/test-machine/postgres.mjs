import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopServer, untilReady } from './child-server.mjs';
import { findPostgres } from './find-postgres.mjs';
import { freePort } from './free-port.mjs';

const READY = 'database system is ready to accept connections';

/** The data is not needed after the run, so durability is switched off for speed. */
const THROW_AWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
];

function idsOf(name) {
  try {
    const read = (flag) =>
      Number(
        execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    // No such user on this machine; the caller tries the next one.
    return undefined;
  }
}

/**
 * The user for PostgreSQL if we are root, because it refuses to run as root: its own user, or
 * `nobody`.
 */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  return idsOf('postgres') ?? idsOf('nobody');
}

function asUser(user, program, args) {
  if (user === undefined) return [program, args];
  return [
    'setpriv',
    [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', program, ...args],
  ];
}

function createCluster(bin, folder, user) {
  const args = [
    '-D',
    path.join(folder, 'data'),
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const [program, programArgs] = asUser(user, path.join(bin, 'initdb'), args);
  execFileSync(program, programArgs, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
}

function startServer(bin, folder, user, port) {
  const settings = [
    ...THROW_AWAY,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const args = [
    '-D',
    path.join(folder, 'data'),
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const [program, programArgs] = asUser(user, path.join(bin, 'postgres'), args);
  return spawn(program, programArgs, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
}

/**
 * Starts one temporary PostgreSQL on a free loopback port, in a new folder. Resolves to its address
 * (database `postgres`, a superuser without a password), `stop`, which ends it and removes the
 * folder, and `interrupt` and `resume`, which simulate an outage. It also ends with this process.
 */
export async function startPostgres(say) {
  const bin = await findPostgres(say);
  const user = ordinaryUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'beckon-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  createCluster(bin, folder, user);
  const port = await freePort();
  let server = startServer(bin, folder, user, port);
  const killWithUs = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killWithUs);
  await untilReady(server, 'PostgreSQL', READY);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    interrupt: () => stopServer(server, 'SIGINT'),
    async resume() {
      server = startServer(bin, folder, user, port);
      await untilReady(server, 'PostgreSQL', READY);
    },
    async stop() {
      process.off('exit', killWithUs);
      await stopServer(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
