import path from 'node:path';
import { defineConfig } from 'vite';
import { CSS_BROWSERS } from '../../../tools/vite/css-browsers.ts';
import { reactRuntime } from '../../../tools/vite/react-runtime.ts';

const HERE = import.meta.dirname;

/**
 * Builds the code that prerenders popups for the server: the server runs from source and cannot
 * read JSX. It uses the runtime that visitors get. The server loads it with `import()` of
 * dist/prerender/prerender-popup.js.
 */
export default defineConfig({
  root: HERE,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: reactRuntime(process.env['WIDGET_RUNTIME']) },
  ssr: { noExternal: true },
  build: {
    ssr: path.join(HERE, '../src/prerender/prerender-popup.tsx'),
    outDir: path.join(HERE, '../dist/prerender'),
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    license: { fileName: 'prerender.license.json' },
    // Visitors get the styles.
    cssTarget: CSS_BROWSERS,
    cssMinify: 'lightningcss',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'prerender-popup.js' } },
  },
});
