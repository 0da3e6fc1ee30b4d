import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { buildPixel, INLINED } from './build/build-pixel.ts';
import { CSS_BROWSERS } from '../../tools/vite/css-browsers.ts';
import { importAgain } from '../../tools/vite/import-again.ts';
import late from './late-functions.json' with { type: 'json' };
import { joinEntry } from './build/join-entry.ts';
import { namespaceReact } from './build/namespace-react.ts';
import { packChunks } from '../../tools/vite/pack-chunks.ts';
import { reactRuntime } from '../../tools/vite/react-runtime.ts';

const HERE = import.meta.dirname;

/**
 * The lazily loaded files that ship beside pixel.js. A file whose source does not exist is left
 * out.
 */
const PART_NAMES = [
  'show',
  'view',
  'respond',
  'games',
  'effects',
  'phone',
  'date-picker',
  'products',
  'chat',
  'explain',
] as const;

/**
 * The code that runs popups is one file, and so is the code that draws them, including the runtime:
 * each needs one request, and compresses better than separate pieces. Rarely used code stays in its
 * own chunks. Code that both files need is in the first one.
 */
const [SHOW, VIEW] = [
  { name: 'show', test: /widget\/src\/entrypoints\/show\.ts$/, priority: 2 },
  { name: 'view', test: /widget\/src\/entrypoints\/view\.ts$/, priority: 1 },
];
const JOINED: readonly string[] = [SHOW.name, VIEW.name];

const entries = Object.fromEntries(
  PART_NAMES.map((name) => [name, path.join(HERE, `src/entrypoints/${name}.ts`)] as const).filter(
    ([, file]) => existsSync(file),
  ),
);

/**
 * `vite build` writes two things into dist: the hashed ES modules of one version in a folder of
 * that version, which browsers may cache forever, and pixel.js, the classic script that contains
 * their names.
 */
export default defineConfig({
  root: HERE,
  publicDir: false,
  resolve: { alias: reactRuntime(process.env['WIDGET_RUNTIME']) },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: path.join(HERE, 'dist', packageFile.version),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: CSS_BROWSERS,
    cssMinify: 'lightningcss',
    manifest: true,
    license: { fileName: 'parts.license.json' },
    modulePreload: false,
    cssCodeSplit: false,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // Merged chunks need a namespace that a `for in` loop creates. Additions of a page to
      // Object.prototype would break that loop.
      experimental: { chunkOptimization: false },
      optimization: INLINED,
      output: {
        // Six letters distinguish the builds of one version. Each further letter costs one in
        // pixel.js.
        entryFileNames: '[name]-[hash:6].js',
        chunkFileNames: '[name]-[hash:6].js',
        minify: true,
        // These comments are hints for bundlers, and nobody bundles these files.
        comments: { annotation: false },
        codeSplitting: { groups: [SHOW, VIEW] },
      },
    },
  },
  plugins: [
    namespaceReact(),
    ...JOINED.flatMap((name) => [joinEntry(name), importAgain(name)]),
    packChunks({ isWanted: (name) => name === VIEW.name }),
    packChunks({ isWanted: (name) => name === SHOW.name, late }),
    buildPixel({ root: HERE, version: packageFile.version }),
  ],
});
