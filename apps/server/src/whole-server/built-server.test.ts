import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FONT_NAMES } from '@beckon/templates/font-file';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BuiltProgram, startBuilt } from '../testing/built-program.ts';

const BUILT = path.resolve(import.meta.dirname, '../../dist/main.js');
const START_LIMIT_MS = 120_000;
const PAGE_BYTES = 4096;
/** Some packages of each built program. Fonts and animations are copied, not bundled. */
const BUNDLED = [
  'preact',
  'react-day-picker',
  'libphonenumber-js',
  'animate.css',
  'bootstrap',
  '@popperjs/core',
  'react-dom',
  '@mantine/core',
  'fastify',
  'better-auth',
  'linkedom',
  '@fontsource-variable/assistant',
  '@fontsource-variable/figtree',
];

let folder: string;
let server: BuiltProgram | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beckon-built-'));
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts what `npm start` runs, and returns its address. */
async function start(): Promise<string> {
  server = await startBuilt({
    args: ['--disable-warning=ExperimentalWarning', BUILT],
    dataDir: folder,
  });
  return server.url;
}

test('a running server can load its lazy files after a new build: their names are fixed, and they import no chunk', () => {
  const main = readFileSync(BUILT, 'utf8');
  const later = [...main.matchAll(/import\("\.\/(weak-password|nodemailer)([^"]*)"\)/g)];
  expect(later.map(([, name, rest]) => [name, rest])).toEqual([
    ['weak-password', '.js'],
    ['nodemailer', '.js'],
  ]);
  for (const [, name] of later) {
    const text = readFileSync(path.resolve(BUILT, `../${name}.js`), 'utf8');
    expect(text).not.toMatch(/(from|import\() ?"\.\//);
  }
});

/** Overwrites the root page of the table of views, as a broken disk might. */
function damageViews(): void {
  const file = path.join(folder, 'beckon.sqlite');
  const database = new DatabaseSync(file);
  const row = database
    .prepare("select rootpage from sqlite_master where name = 'view_event'")
    .get();
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  const opened = openSync(file, 'r+');
  writeSync(
    opened,
    'no page '.repeat(PAGE_BYTES / 8),
    (Number(row?.['rootpage']) - 1) * PAGE_BYTES,
  );
  closeSync(opened);
}

test.runIf(existsSync(BUILT))(
  'The built server finds the files that lie beside its sources',
  { timeout: START_LIMIT_MS },
  async () => {
    let url = await start();
    const found = await Promise.all(
      [
        '/readyz',
        '/pixel.js',
        '/sample-pictures/arch.webp',
        `/fonts/${FONT_NAMES[0]}`,
        '/demos/plain/',
      ].map(async (address) => `${address} ${(await fetch(url + address)).status}`),
    );
    expect(found.filter((each) => !each.endsWith(' 200'))).toEqual([]);
    const notices = await (await fetch(`${url}/licenses.txt`)).text();
    expect(BUNDLED.filter((name) => !notices.includes(`\n${name} `))).toEqual([]);

    await server?.stop('SIGINT');
    damageViews();
    url = await start();
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), {
      timeout: START_LIMIT_MS,
    });
  },
);
