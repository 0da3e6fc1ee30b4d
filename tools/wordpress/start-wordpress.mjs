import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopServer, untilReady } from '../test-machine/child-server.mjs';
import { freePort } from '../test-machine/free-port.mjs';
import { runCommand } from '../node/run-command.mjs';
import { findWordpress } from './find-wordpress.mjs';
import { startMariadb } from './start-mariadb.mjs';

async function serve({ php, site }, port, env) {
  const args = ['-S', `127.0.0.1:${port}`, '-t', site];
  const server = spawn(php, args, { cwd: site, env, stdio: ['ignore', 'ignore', 'pipe'] });
  await untilReady(server, 'PHP', 'started');
  return server;
}

async function setUp({ php, site }, env) {
  const file = path.join(site, 'set-up.php');
  const { code, output } = await runCommand(php, [file], { cwd: site, env, quiet: true });
  const [, id] = /^article (\d+)$/m.exec(output) ?? [];
  if (code !== 0 || id === undefined) throw new Error(`WordPress was not set up:\n${output}`);
  return id;
}

/**
 * Starts a temporary WordPress on a free loopback port, with our plugin, one article and threaded
 * comments. Returns its address, the article's, the password of `owner` and `reader`, and `stop`,
 * which ends what was started and removes its data.
 */
export async function startWordpress(say) {
  const found = await findWordpress(say);
  const folder = mkdtempSync(path.join(tmpdir(), 'beckon-wordpress-'));
  const started = [];
  const stop = async () => {
    for (const end of started.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const database = await startMariadb(found.mariadbd, folder);
    started.push(database.stop);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const password = randomUUID();
    const env = {
      ...process.env,
      WORDPRESS_SOCKET: database.socket,
      WORDPRESS_URL: url,
      WORDPRESS_PASSWORD: password,
    };
    const article = await setUp(found, env);
    const server = await serve(found, port, env);
    started.push(() => stopServer(server, 'SIGTERM'));
    return { url, articleUrl: `${url}/?p=${article}`, password, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
