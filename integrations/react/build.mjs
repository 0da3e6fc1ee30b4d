import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Makes in `dist` the package as it is handed out. */
const here = import.meta.dirname;
const dist = path.join(here, 'dist');
const { resolve } = createRequire(import.meta.url);
const compiler = path.join(path.dirname(resolve('typescript/package.json')), 'bin/tsc');

rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
  cwd: here,
  stdio: 'inherit',
});
// Customers who install the package have no `@beckon/contract`.
copyFileSync(
  path.join(here, '../../packages/contract/src/page-api/page-api.d.ts'),
  path.join(dist, 'lib/page-api.d.ts'),
);
copyFileSync(path.join(here, 'README.md'), path.join(dist, 'README.md'));
const { devDependencies: _, ...described } = JSON.parse(
  readFileSync(path.join(here, 'package.json'), 'utf8'),
);
// npm installs what is needed to work on a package that comes as a folder: a second React, for one.
const shipped = JSON.stringify(described, undefined, 2).replaceAll('./dist/', './');
writeFileSync(path.join(dist, 'package.json'), `${shipped}\n`);
