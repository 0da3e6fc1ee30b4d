import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { stopServer, untilReady } from '../test-machine/child-server.mjs';

const READY = 'ready for connections';

/**
 * Starts a temporary MariaDB in a private folder. It listens only on a socket in that folder, so it
 * needs no accounts and no tables for them. Returns the socket and `stop`.
 */
export async function startMariadb(mariadbd, folder) {
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'mariadb.sock');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  mkdirSync(data);
  const args = [
    '--no-defaults',
    ...user,
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${path.join(folder, 'mariadb.pid')}`,
    '--skip-networking',
    '--skip-grant-tables',
    '--innodb-flush-log-at-trx-commit=0',
  ];
  const server = spawn(mariadbd, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await untilReady(server, 'MariaDB', READY);
  return { socket, stop: () => stopServer(server, 'SIGTERM') };
}
