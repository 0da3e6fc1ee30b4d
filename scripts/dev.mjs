import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { buildArtefacts } from '../tools/build/build-artefacts.mjs';
import { findNode, toolEnvironment } from '../tools/node/find-node.mjs';
import { installPackages } from '../tools/node/install-packages.mjs';
import { inRepository } from '../tools/node/repository.mjs';

const SERVER_PORT = 3000;
const DASHBOARD_PORT = 3001;
const GALLERY_PORT = 3002;
const dataDir = inRepository('.cache', 'dev-data');
const vite = inRepository('node_modules/vite/bin/vite.js');

/** Every program that runs during development: its folder, and the arguments for node. */
const programs = [
  {
    name: 'server',
    cwd: '.',
    args: ['--watch-path=apps/server/src', '--watch-preserve-output', 'apps/server/src/main.ts'],
  },
  { name: 'widget', cwd: 'apps/widget', args: [vite, 'build', '--watch'] },
  { name: 'templates', cwd: 'packages/templates', args: [vite, 'build', '--watch'] },
  {
    name: 'dashboard',
    cwd: 'apps/dashboard',
    args: [vite, '--port', String(DASHBOARD_PORT), '--strictPort'],
  },
  {
    name: 'gallery',
    cwd: 'packages/popup-view/gallery',
    args: [vite, '--host', '127.0.0.1', '--port', String(GALLERY_PORT), '--strictPort'],
  },
];

function printPrefixed(name, stream) {
  stream.setEncoding('utf8').on('data', (text) => {
    for (const line of text.split('\n').filter((each) => each.trim() !== ''))
      console.log(`${name.padEnd(10)} ${line}`);
  });
}

function run({ name, cwd, args }) {
  const env = toolEnvironment({
    PORT: String(SERVER_PORT),
    DATA_DIR: dataDir,
    BECKON_SERVER: `http://127.0.0.1:${SERVER_PORT}`,
    NODE_ENV: 'development',
  });
  const child = spawn(findNode(), args, {
    cwd: inRepository(cwd),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  printPrefixed(name, child.stdout);
  printPrefixed(name, child.stderr);
  child.on('exit', (code) => console.log(`${name.padEnd(10)} ended (${code ?? 'stopped'})`));
  return child;
}

await installPackages();
await buildArtefacts({ forTests: false });
mkdirSync(dataDir, { recursive: true });
const children = programs.filter(({ cwd }) => existsSync(inRepository(cwd))).map(run);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
console.log(`
  server     http://127.0.0.1:${SERVER_PORT}
  dashboard  http://127.0.0.1:${DASHBOARD_PORT}   (hot reload)
  gallery    http://127.0.0.1:${GALLERY_PORT}
  demos      http://127.0.0.1:${SERVER_PORT}/demos/plain/
`);
