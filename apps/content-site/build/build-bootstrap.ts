import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { importAgain } from '../../../tools/vite/import-again.ts';

const FOLDER = 'content-site-parts';

/**
 * Builds the module that loads Bootstrap, before content-site.js itself: an entry file that lists
 * the parts, and a file for each part, which loads when a page uses the part. Each file name
 * contains a hash of the content, so browsers can cache all of them forever.
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

/** Returns the file name of the entry file. */
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
