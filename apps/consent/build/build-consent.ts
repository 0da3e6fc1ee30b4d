import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';

/** The parts that consent.js loads later, by the names of their entry files. */
const PARTS = ['banner', 'content'] as const;
const FOLDER = 'consent-parts';

/**
 * Builds consent.js and, before it, each part as one module by itself, under a name that holds the
 * hash of its contents: it may be cached for ever.
 */
export function buildConsent(root: string): Plugin {
  return {
    name: 'beckon-build-consent-parts',
    apply: 'build',
    async config() {
      await rm(path.join(root, 'dist'), { recursive: true, force: true });
      const names: Record<string, string> = {};
      for (const part of PARTS) names[part] = await buildPart(root, part);
      return { define: { __CONSENT_PARTS__: JSON.stringify(names) } };
    },
  };
}

/** Answers the file's name in dist/consent-parts. */
async function buildPart(root: string, part: string): Promise<string> {
  const folder = path.join(root, 'dist', FOLDER);
  await mkdir(folder, { recursive: true });
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: path.join(root, `src/entrypoints/${part}.ts`),
        formats: ['es'],
        fileName: () => `${part}.js`,
      },
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  });
  const file = path.join(folder, `${part}.js`);
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 10);
  const name = `${part}-${hash}.js`;
  await rename(file, path.join(folder, name));
  return name;
}
