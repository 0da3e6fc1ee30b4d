import { defineConfig, type Plugin } from 'vite';

/**
 * Stay in node_modules: css-tree reads data files beside its own, playwright-core and pg-native are
 * looked for only when they are wanted.
 */
const OUTSIDE = ['css-tree', 'playwright-core', 'pg-native'];

/** Of a letter outside the plane of 16 bits both halves are written. */
const NOT_ASCII = /[\u0080-\uffff]/g;

/** Node keeps the text of a program in one byte a letter where all are ASCII, else in two. */
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
 * (docs/decisions/0061). Every file lies in dist itself, since the code looks for files from there.
 * Files keep their names and are never removed: a server that was started before the build loads
 * some of them later.
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
    // Only for who looks for an error's place: a server that reads it takes 90 MB more.
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'check-file': 'src/store/check-file.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Node keeps the text of a program as long as it runs.
        comments: false,
      },
    },
  },
});
