import path from 'node:path';
import { defineConfig } from 'vite';
import { packChunks } from '../../tools/vite/pack-chunks.ts';
import { buildBootstrap } from './build/build-bootstrap.ts';

const HERE = import.meta.dirname;

/**
 * `vite build` writes dist/content-site.js, a classic script, and next to it the parts of Bootstrap
 * that it may load.
 */
export default defineConfig({
  root: HERE,
  publicDir: false,
  build: {
    outDir: path.join(HERE, 'dist'),
    emptyOutDir: false,
    target: 'es2022',
    license: { fileName: 'content-site.license.json' },
    lib: {
      entry: path.join(HERE, 'src/entrypoints/content-site.ts'),
      formats: ['iife'],
      name: 'beckonContentSite',
      fileName: () => 'content-site.js',
    },
    rolldownOptions: { output: { minify: true, codeSplitting: false } },
  },
  plugins: [buildBootstrap(HERE), packChunks()],
});
