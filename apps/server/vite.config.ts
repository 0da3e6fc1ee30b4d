import { defineConfig, type Plugin } from 'vite';

/**
 * These packages stay in node_modules. css-tree reads data files beside its own files.
 * playwright-core and pg-native are loaded only when they are needed.
 */
const OUTSIDE = ['css-tree', 'playwright-core', 'pg-native'];

/** Matches single UTF-16 units, so that a character beyond U+FFFF is written as two escapes. */
const NOT_ASCII = /[\u0080-\uffff]/g;

/**
 * Writes the bundle in ASCII. Node keeps the source of a program with one byte per character if all
 * characters are ASCII, otherwise with two.
 */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll(NOT_ASCII, escape);
  },
};

function escape(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * `vite build` writes dist/main.js: the server with the packages that it uses
 * (docs/decisions/0061). All files are directly in dist, because the code finds other files
 * relative to that folder. Files keep their names and are never removed: a server that was started
 * before the build loads some of them later.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [inAscii],
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node22',
    minify: false,
    license: { fileName: 'server.license.json' },
    // Only for developers who look for the place of an error. A server that reads it needs 90 MB
    // more memory.
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'check-file': 'src/store/databases/check-file.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Node keeps the source of a program in memory as long as it runs.
        comments: false,
      },
    },
  },
});
