import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Builds the package into `dist`, as customers get it. */
const here = import.meta.dirname;
const dist = path.join(here, 'dist');
const { resolve } = createRequire(import.meta.url);
const compiler = path.join(path.dirname(resolve('typescript/package.json')), 'bin/tsc');

rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
  cwd: here,
  stdio: 'inherit',
});
// Copied, because customers who install the package do not have `@beckon/contract`.
copyFileSync(
  path.join(here, '../../packages/contract/src/page-api/page-api.d.ts'),
  path.join(dist, 'lib/page-api.d.ts'),
);
copyFileSync(path.join(here, 'README.md'), path.join(dist, 'README.md'));
const { devDependencies: _, ...described } = JSON.parse(
  readFileSync(path.join(here, 'package.json'), 'utf8'),
);
// devDependencies are removed: for a package in a local folder, npm would install them, and with
// them a second React.
const shipped = JSON.stringify(described, undefined, 2).replaceAll('./dist/', './');
writeFileSync(path.join(dist, 'package.json'), `${shipped}\n`);
