import { copyFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const { resolve } = createRequire(import.meta.url);
const compiler = path.join(path.dirname(resolve('typescript/package.json')), 'bin/tsc');

execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
  cwd: here,
  stdio: 'inherit',
});
// Whoever installs the package has no `@beckon/contract`.
copyFileSync(
  path.join(here, '../../packages/contract/src/page-api/page-api.d.ts'),
  path.join(here, 'dist/page-api.d.ts'),
);
