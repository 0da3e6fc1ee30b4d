import { defineConfig } from 'vite';

/**
 * React stays outside: it is CommonJS, and the server's node_modules has it. All else is one file,
 * so that a cold render is quick.
 */
const OUTSIDE = ['react', 'react-dom', 'react-dom/server', 'react/jsx-runtime'];

/**
 * Builds the renderer that the server loads: the server runs from source and Node strips types, but
 * not JSX. `import()` of dist/render.js gives what src/render/index.ts exports.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: 'src/render/index.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    license: { fileName: 'templates.license.json' },
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
});
