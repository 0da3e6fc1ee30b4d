import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { packChunks } from '../../../tools/vite/pack-chunks.ts';
import { shortenWords } from './shorten-words.ts';
import { SHORTENED } from './shortened-names.ts';

/** The parts that consent.js loads later, by the names of their entry files. */
const PARTS = ['banner', 'seldom', 'content', 'region', 'unsent', 'extras'] as const;
const FOLDER = 'consent-parts';

type Names = Record<string, string | false>;

/**
 * Builds two things before consent.js itself: each part as one module whose name contains the hash
 * of all parts (browsers may cache it forever), and consent-light.js, which lacks the extras. These
 * scripts pass objects to each other, so a name that is shortened in one is shortened in the same
 * way in all.
 */
export function buildConsent(root: string): Plugin {
  const dist = path.join(root, 'dist');
  return {
    name: 'beckon-build-consent-parts',
    apply: 'build',
    async config() {
      await rm(dist, { recursive: true, force: true });
      await mkdir(path.join(dist, FOLDER), { recursive: true });
      const names: Names = {};
      for (const part of PARTS) await buildOne(partConfig(root, part), names);
      const hash = await nameByHash(path.join(dist, FOLDER));
      await buildOne(scriptConfig(root, 'consent-light.js', { hash, hasExtras: false }), names);
      return withNames(scriptConfig(root, 'consent.js', { hash, hasExtras: true }), names);
    },
  };
}

interface ScriptOptions {
  /** The hash at the end of the parts' names. */
  readonly hash: string;
  readonly hasExtras: boolean;
}

function scriptConfig(root: string, fileName: string, options: ScriptOptions): InlineConfig {
  return {
    define: {
      __CONSENT_PARTS__: JSON.stringify(options.hash),
      __CONSENT_HAS_EXTRAS__: String(options.hasExtras),
    },
    build: {
      ...commonBuild(path.join(root, 'dist'), fileName),
      lib: {
        entry: path.join(root, 'src/entrypoints/consent.ts'),
        formats: ['iife'],
        name: 'beckonConsent',
        fileName: () => fileName,
      },
    },
  };
}

function partConfig(root: string, part: string): InlineConfig {
  return {
    build: {
      ...commonBuild(path.join(root, 'dist', FOLDER), part),
      lib: {
        entry: path.join(root, `src/entrypoints/${part}.ts`),
        formats: ['es'],
        fileName: () => `${part}.js`,
      },
    },
  };
}

function commonBuild(outDir: string, name: string) {
  const license = { fileName: `${name}.license.json` };
  return { outDir, emptyOutDir: false, target: 'es2022', license } as const;
}

function withNames({ build: options, ...config }: InlineConfig, names: Names): InlineConfig {
  const mangleProps = { include: new RegExp(`^(${SHORTENED.join('|')})$`), cache: names };
  const minify = { compress: true, mangle: true, codegen: true, mangleProps };
  // These comments are hints for bundlers, and nobody bundles these files.
  const comments = { annotation: false };
  const output = { minify, comments, codeSplitting: false };
  return { ...config, build: { ...options, rolldownOptions: { output } } };
}

/** Writes one file. Adds the names that it has shortened to `names`. */
async function buildOne(config: InlineConfig, names: Names): Promise<void> {
  const built = await build({
    ...withNames(config, names),
    plugins: [shortenWords(), packChunks()],
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (result === undefined || !('output' in result)) throw new Error('nothing was built');
  Object.assign(names, result.mangleCache);
}

/**
 * One hash for all parts makes consent.js, which every page loads, shorter than one hash for each
 * part.
 */
async function nameByHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const part of PARTS) hash.update(await readFile(path.join(folder, `${part}.js`)));
  const end = hash.digest('hex').slice(0, 8);
  for (const part of PARTS)
    await rename(path.join(folder, `${part}.js`), path.join(folder, `${part}-${end}.js`));
  return end;
}
