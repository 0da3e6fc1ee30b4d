import { defineConfig } from 'vite';

/**
 * React is not bundled: it is CommonJS, and the server's node_modules contains it. Everything else
 * is one file, so that the first render is fast.
 */
const OUTSIDE = ['react', 'react-dom', 'react-dom/server', 'react/jsx-runtime'];

/**
 * Builds the renderer that the server loads. When the server runs from source, Node removes types
 * but does not compile JSX. `import()` of dist/render.js gives the exports of src/render/index.ts.
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
