import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery draws on React itself; what ships draws the same source on preact (apps/widget). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
