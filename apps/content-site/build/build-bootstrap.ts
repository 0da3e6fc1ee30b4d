import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { importAgain } from '../../../tools/vite/import-again.ts';

const FOLDER = 'content-site-parts';

/**
 * Builds the module that brings Bootstrap, before content-site.js itself: a small file that knows
 * the parts, and files that it loads when a page uses them. Each name holds the hash of its
 * contents, so all may be cached forever.
 */
export function buildBootstrap(root: string): Plugin {
  return {
    name: 'beckon-build-bootstrap',
    apply: 'build',
    async config() {
      await rm(path.join(root, 'dist'), { recursive: true, force: true });
      return { define: { __BOOTSTRAP_FILE__: JSON.stringify(await buildModules(root)) } };
    },
  };
}

/** Returns the name of the file that knows the parts. */
async function buildModules(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [importAgain('bootstrap')],
    build: {
      outDir: path.join(root, 'dist', FOLDER),
      target: 'es2022',
      license: { fileName: 'bootstrap.license.json' },
      lib: { entry: path.join(root, 'src/entrypoints/bootstrap.ts'), formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: true,
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  });
  const files = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error('the module that brings Bootstrap was not built');
  return entry.fileName;
}
