import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import lateFunctions from '../late-functions.json' with { type: 'json' };
import { packChunks } from '../../../tools/vite/pack-chunks.ts';

/**
 * Writes constants where they are used. Otherwise a file would contain those of its modules that
 * only other files use, and export them.
 */
export const INLINED = { inlineConst: { mode: 'all', pass: 3 } } as const;

interface PixelOptions {
  readonly root: string;
  readonly version: string;
}

/** One lazily loaded part in dist/manifest.json, relative to dist. */
interface PartFiles {
  readonly file: string;
  /** Modules that the part imports statically: a page that loads the part loads them, too. */
  readonly imports: readonly string[];
}

/**
 * The parts that pixel.js loads itself. `view` loads the other parts by ordinary imports, without a
 * table of addresses.
 */
const ASKED_BY_PIXEL: readonly string[] = ['show', 'view', 'arm', 'triggers', 'shop', 'wire'];

/** The classic scripts. The server sends the second one as pixel.js to sites in consent mode. */
const SCRIPTS = ['pixel', 'pixel-consent'] as const;

/**
 * Runs after the parts are written. Builds pixel.js with the addresses of the parts in it, and
 * dist/manifest.json for servers and the size check.
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
      // The name of `wire` shows the server which build reads popups in our own form. The name must
      // change whenever code that uses these popups changes. docs/decisions/0059.
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
 * The hash in the part's file name. Throws if the part imports another file than that of `show`,
 * because a popup would wait for each further request. `show` is already loaded by then.
 */
function onlyFile(name: string, { file, imports }: PartFiles, show: PartFiles | undefined): string {
  if (imports.some((each) => each !== show?.file))
    throw new Error(`the part ${name} is no longer one file`);
  return path.basename(file, '.js').slice(name.length + 1);
}

interface PartOptions extends PixelOptions {
  readonly dist: string;
  readonly name: string;
  /** Text that changes the part's name, in addition to its own code. */
  readonly hashed: string;
}

/**
 * Builds a part that pages load before anything shows. It is one file and shares no chunk with the
 * code that draws popups.
 */
async function buildAlone({ root, dist, version, name, hashed }: PartOptions): Promise<PartFiles> {
  const late = name === 'arm' ? { late: lateFunctions } : {};
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [packChunks(late), { name: 'beckon:hashed', augmentChunkHash: () => hashed }],
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
  /** Becomes the constant `__BECKON_BUILD__`. */
  readonly known: { readonly version: string; readonly parts: Readonly<Record<string, string>> };
}

async function buildScript({ root, dist, name, known }: ScriptOptions): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [packChunks({ hashes: Object.values(known.parts) })],
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
      rolldownOptions: {
        optimization: INLINED,
        output: { minify: true, codeSplitting: false },
      },
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
