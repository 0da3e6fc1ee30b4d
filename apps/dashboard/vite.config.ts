import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The server to which `vite` forwards calls of the API and of the widget's files during
 * development.
 */
const SERVER = process.env['BECKON_SERVER'] ?? 'http://127.0.0.1:3000';
const SERVER_PREFIXES = [
  '/api',
  '/pixel.js',
  '/widget',
  '/templates',
  '/fonts',
  '/demos',
  '/landing',
  '/licenses.txt',
];

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'dashboard.license.json' },
    target: 'es2022',
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 1500,
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      SERVER_PREFIXES.map((prefix) => [prefix, { target: SERVER, changeOrigin: false }]),
    ),
  },
});
