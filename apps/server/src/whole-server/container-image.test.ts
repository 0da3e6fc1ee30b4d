import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BuiltProgram, startBuilt } from '../testing/built-program.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const DOCKERFILE = readFileSync(path.join(REPOSITORY, 'Dockerfile'), 'utf8');
const RUN_SERVER = readFileSync(path.join(REPOSITORY, 'tools/build/run-server.mjs'), 'utf8');
const IS_BUILT = existsSync(path.join(REPOSITORY, 'apps/server/dist/main.js'));
const START_LIMIT_MS = 120_000;

let folder: string;
let server: BuiltProgram | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beckon-image-'));
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The arguments of the image's command, without `node`. */
function argsOfImage(): readonly string[] {
  const words: unknown = JSON.parse(/^CMD (.*)$/m.exec(DOCKERFILE)?.[1] ?? '');
  return Array.isArray(words) ? words.slice(1).map(String) : [];
}

/** Copies the files of the image into the folder. Packages are linked, not copied. */
function copyFiles(): void {
  const copies = DOCKERFILE.matchAll(/^COPY --from=build \/beckon\/(\S+) (\S+)$/gm);
  for (const [, from = '', to = ''] of copies) {
    const source = path.join(REPOSITORY, from);
    const target = path.join(folder, to === './' ? from : to);
    mkdirSync(path.dirname(target), { recursive: true });
    if (from === 'node_modules') symlinkSync(source, target);
    else
      cpSync(source, target, {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      });
  }
}

test('the container runs the server with the flags of npm start', () => {
  const flags = argsOfImage().slice(0, -1);
  expect(flags.length).toBe([...RUN_SERVER.matchAll(/^ {2}'--/gm)].length);
  expect(flags.filter((flag) => !RUN_SERVER.includes(`'${flag}'`))).toEqual([]);
});

test.runIf(IS_BUILT)(
  'the files that the container image copies are all that the server needs',
  { timeout: START_LIMIT_MS },
  async () => {
    copyFiles();
    const args = argsOfImage().map((each) =>
      each.startsWith('-') ? each : path.join(folder, each),
    );
    server = await startBuilt({ args, dataDir: path.join(folder, 'data') });
    const { url } = server;
    const found = await Promise.all(
      ['/readyz', '/', '/pixel.js', '/content-site.js', '/sample-pictures/arch.webp'].map(
        async (address) => `${address} ${(await fetch(url + address)).status}`,
      ),
    );
    expect(found.filter((each) => !each.endsWith(' 200'))).toEqual([]);
  },
);
