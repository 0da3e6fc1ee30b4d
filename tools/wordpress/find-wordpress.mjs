import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installWithApt, mayInstallWithApt } from '../test-machine/apt-install.mjs';
import { findProgram } from '../test-machine/find-program.mjs';
import { inRepository } from '../node/repository.mjs';
import { runCommand } from '../node/run-command.mjs';

/** These packages have only programs. They do not start a service. */
const PROGRAM_PACKAGES = ['php-cli', 'php-mysql', 'mariadb-server-core'];
/**
 * These are unpacked, not installed: Debian's `wordpress` would install a web server that starts at
 * once.
 */
const UNPACKED = ['wordpress', 'wordpress-theme-twentytwentyone', 'libjs-underscore', 'php-getid3'];
const OWN_FILES = path.join(import.meta.dirname, 'php');
const PLUGIN = inRepository('integrations', 'wordpress', 'plugin');

function programsHere() {
  const found = {
    php: findProgram(['php']),
    mariadbd: findProgram(['/usr/sbin/mariadbd', 'mariadbd'], '/usr/sbin/mariadbd'),
  };
  return Object.values(found).includes(undefined) ? undefined : found;
}

async function findPrograms(say) {
  const found = programsHere();
  if (found !== undefined) return found;
  say('wordpress  installing PHP and MariaDB …');
  if (mayInstallWithApt() && (await installWithApt(PROGRAM_PACKAGES))) return programsHere();
  return undefined;
}

async function run(command, args, cwd) {
  const { code, output } = await runCommand(command, args, { cwd, quiet: true });
  if (code !== 0) throw new Error(`${command} ${args[0]}: ${output}`);
}

/** WordPress's files with our settings, below .cache; downloaded once. */
async function unpackWordpress(say) {
  const home = inRepository('.cache', 'wordpress');
  const site = path.join(home, 'root/usr/share/wordpress');
  if (!existsSync(path.join(site, 'wp-settings.php'))) {
    say('wordpress  downloading …');
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true });
    // apt downloads as a separate user, who needs access to the folder.
    chmodSync(home, 0o777);
    await run('apt-get', ['download', ...UNPACKED], home);
    for (const file of readdirSync(home).filter((name) => name.endsWith('.deb')))
      await run('dpkg', ['-x', file, 'root'], home);
  }
  cpSync(OWN_FILES, site, { recursive: true });
  const plugin = path.join(site, 'wp-content/plugins/beckon-popups');
  rmSync(plugin, { recursive: true, force: true });
  cpSync(PLUGIN, plugin, { recursive: true });
  return site;
}

/** The programs and the folder of a WordPress for tests. Throws when they cannot be installed. */
export async function findWordpress(say) {
  const programs = await findPrograms(say);
  if (programs === undefined)
    throw new Error(
      `WordPress needs ${PROGRAM_PACKAGES.join(', ')} of Debian, or root to get them.`,
    );
  return { ...programs, site: await unpackWordpress(say) };
}
