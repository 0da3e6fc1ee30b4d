import path from 'node:path';
import { defineConfig } from 'vite';
import { buildConsent } from './build/build-consent.ts';

const HERE = import.meta.dirname;

/** `vite build` writes a classic script, dist/consent.js, and beside it the parts that it may load. */
export default defineConfig({
  root: HERE,
  publicDir: false,
  build: {
    outDir: path.join(HERE, 'dist'),
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: path.join(HERE, 'src/entrypoints/consent.ts'),
      formats: ['iife'],
      name: 'beckonConsent',
      fileName: () => 'consent.js',
    },
    rolldownOptions: { output: { minify: true, codeSplitting: false } },
  },
  plugins: [buildConsent(HERE)],
});
