import { readFileSync } from 'node:fs';
import { FONT_NAMES, fontFile } from '@beckon/templates/font-file';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Serves the web fonts of the templates at the addresses that the server uses. */
const fonts: Plugin = {
  name: 'beckon:gallery-fonts',
  apply: 'build',
  generateBundle() {
    for (const name of FONT_NAMES)
      this.emitFile({
        type: 'asset',
        fileName: `fonts/${name}`,
        source: readFileSync(fontFile(name) ?? ''),
      });
  },
};

/** The gallery runs on React. The shipped widget runs the same source on Preact (apps/widget). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fonts],
  server: { proxy: { '/fonts': process.env['BECKON_SERVER'] ?? 'http://127.0.0.1:3000' } },
  build: {
    outDir: '../dist/gallery',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        index: `${import.meta.dirname}/index.html`,
        single: `${import.meta.dirname}/single.html`,
      },
    },
  },
});
