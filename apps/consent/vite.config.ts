import { defineConfig } from 'vite';
import { packChunks } from '../../tools/vite/pack-chunks.ts';
import { buildConsent } from './build/build-consent.ts';
import { shortenWords } from './build/shorten-words.ts';

const HERE = import.meta.dirname;

/**
 * `vite build` writes two classic scripts, dist/consent.js and consent-light.js, and beside them
 * the parts that they may load.
 */
export default defineConfig({
  root: HERE,
  publicDir: false,
  plugins: [shortenWords(), buildConsent(HERE), packChunks()],
});
