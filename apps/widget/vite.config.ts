import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { buildPixel } from './build/build-pixel.ts';
import { importAgain } from '../../tools/vite/import-again.ts';
import { joinEntry } from './build/join-entry.ts';
import { namespaceReact } from './build/namespace-react.ts';
import { packChunks } from '../../tools/vite/pack-chunks.ts';
import { reactRuntime } from './build/react-runtime.ts';

const HERE = import.meta.dirname;

/** The lazily loaded files that ship beside pixel.js; one whose source is not there is left out. */
const PART_NAMES = [
  'show',
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
 * All that a popup with a form needs, runtime and all, in one file: one request, and it compresses
 * better than its pieces. Rarely used code stays in chunks of its own.
 */
const SHOW = { name: 'show', test: /widget\/src\/entrypoints\/show\.ts$/ };

const entries = Object.fromEntries(
  PART_NAMES.map((name) => [name, path.join(HERE, `src/entrypoints/${name}.ts`)] as const).filter(
    ([, file]) => existsSync(file),
  ),
);

/**
 * `vite build` writes two things into dist: hashed ES modules of one version in a folder of its
 * own, to be cached for ever, and pixel.js, the classic script that knows their names.
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
    manifest: true,
    modulePreload: false,
    cssCodeSplit: false,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // Merged chunks need a namespace made by a `for in` loop, which a page's own Object.prototype
      // additions would break.
      experimental: { chunkOptimization: false },
      output: {
        // Six letters tell builds of one version apart; each more is one in pixel.js.
        entryFileNames: '[name]-[hash:6].js',
        chunkFileNames: '[name]-[hash:6].js',
        minify: true,
        // Hints for bundlers: no one bundles these files.
        comments: { annotation: false },
        codeSplitting: { groups: [SHOW] },
      },
    },
  },
  plugins: [
    namespaceReact(),
    joinEntry('show'),
    importAgain('show'),
    packChunks({ isWanted: (name) => name === 'show' }),
    buildPixel({ root: HERE, version: packageFile.version }),
  ],
});
