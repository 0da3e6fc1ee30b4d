import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { packChunks } from '../../../tools/vite/pack-chunks.ts';

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
 * What pixel.js loads itself; the other parts are asked for by `show`, which knows them without a
 * table.
 */
const ASKED_BY_PIXEL: readonly string[] = ['show', 'view', 'arm', 'triggers', 'shop', 'wire'];

/** The classic scripts; the server sends the second as pixel.js to sites in consent mode. */
const SCRIPTS = ['pixel', 'pixel-consent'] as const;

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
      for (const name of ['arm', 'triggers', 'shop'])
        parts[name] = await buildAlone({ root, dist, version, name, hashed: '' });
      // Its name shows the server which build takes popups as they are: another one as soon as
      // anything has changed that uses them. docs/decisions/0059.
      const hashed = ['arm', 'triggers', 'show', 'view'].map((name) => parts[name]?.file).join();
      parts['wire'] = await buildAlone({ root, dist, version, name: 'wire', hashed });
      const known = {
        version,
        parts: Object.fromEntries(
          Object.entries(parts)
            .filter(([name]) => ASKED_BY_PIXEL.includes(name))
            .map(([name, part]) => [name, onlyFile(name, part, parts['show'])]),
        ),
      };
      for (const name of SCRIPTS) await buildScript({ root, dist, name, known });
      await writeFile(
        path.join(dist, 'manifest.json'),
        `${JSON.stringify({ version, pixel: 'pixel.js', parts }, undefined, 2)}\n`,
      );
    },
  };
}

/**
 * The hash in its name; each request more would be one that a popup waits for. What shows popups is
 * there already.
 */
function onlyFile(name: string, { file, imports }: PartFiles, show: PartFiles | undefined): string {
  if (imports.some((each) => each !== show?.file))
    throw new Error(`the part ${name} is no longer one file`);
  return path.basename(file, '.js').slice(name.length + 1);
}

interface PartOptions extends PixelOptions {
  readonly dist: string;
  readonly name: string;
  /** What its name changes with besides its own code. */
  readonly hashed: string;
}

/**
 * A part that pages load on which nothing shows yet: it shares no chunk with what draws, and is one
 * file.
 */
async function buildAlone({ root, dist, version, name, hashed }: PartOptions): Promise<PartFiles> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [packChunks(), { name: 'beckon:hashed', augmentChunkHash: () => hashed }],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: path.join(dist, version),
      emptyOutDir: false,
      license: { fileName: `${name}.license.json` },
      target: 'es2022',
      modulePreload: false,
      lib: { entry: path.join(root, `src/entrypoints/${name}.ts`), formats: ['es'] },
      rolldownOptions: {
        output: { entryFileNames: `${name}-[hash:6].js`, minify: true, codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const file = output?.output[0]?.fileName;
  if (file === undefined) throw new Error(`the part ${name} was not built`);
  return { file: `${version}/${file}`, imports: [] };
}

interface ScriptOptions {
  readonly root: string;
  readonly dist: string;
  readonly name: string;
  readonly known: object;
}

async function buildScript({ root, dist, name, known }: ScriptOptions): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [packChunks()],
    define: { __BECKON_BUILD__: JSON.stringify(known), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      license: { fileName: `${name}.license.json` },
      target: 'es2022',
      lib: {
        entry: path.join(root, `src/entrypoints/${name}.ts`),
        formats: ['iife'],
        name: 'beckonPixel',
        fileName: () => `${name}.js`,
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
