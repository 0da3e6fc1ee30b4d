import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';

interface PixelOptions {
  readonly root: string;
  readonly version: string;
}

/** One lazily loaded part in dist/manifest.json, relative to dist. */
interface PartFiles {
  readonly file: string;
  /** Modules that it imports at once: a page that needs the part needs them too. */
  readonly imports: readonly string[];
}

/**
 * What pixel.js loads itself; the view's other parts are asked for by `show`, which knows them
 * without a table.
 */
const ASKED_BY_PIXEL: readonly string[] = ['show', 'shop', 'view', 'explain'];

/**
 * After the parts are written: builds pixel.js with their addresses in it, and dist/manifest.json
 * for servers and the size check.
 */
export function buildPixel({ root, version }: PixelOptions): Plugin {
  return {
    name: 'beckon-build-pixel',
    apply: 'build',
    async closeBundle() {
      const dist = path.join(root, 'dist');
      const parts = await readParts(path.join(dist, version, '.vite/manifest.json'), version);
      await buildScript(root, dist, {
        version,
        parts: Object.fromEntries(
          Object.entries(parts).filter(([name]) => ASKED_BY_PIXEL.includes(name)),
        ),
      });
      await writeFile(
        path.join(dist, 'manifest.json'),
        `${JSON.stringify({ version, pixel: 'pixel.js', parts }, undefined, 2)}\n`,
      );
    },
  };
}

async function buildScript(root: string, dist: string, known: object): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { __BECKON_BUILD__: JSON.stringify(known), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: path.join(root, 'src/entrypoints/pixel.ts'),
        formats: ['iife'],
        name: 'beckonPixel',
        fileName: () => 'pixel.js',
      },
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  });
}

type ViteManifest = Record<
  string,
  {
    readonly name?: string;
    readonly file: string;
    readonly isEntry?: boolean;
    readonly imports?: readonly string[];
  }
>;

async function readParts(
  manifestFile: string,
  version: string,
): Promise<Record<string, PartFiles>> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as ViteManifest;
  const parts: Record<string, PartFiles> = {};
  for (const { name, file, isEntry, imports = [] } of Object.values(manifest)) {
    if (isEntry !== true || name === undefined) continue;
    parts[name] = {
      file: `${version}/${file}`,
      imports: imports.map((id) => `${version}/${manifest[id]?.file ?? id}`),
    };
  }
  return parts;
}
