import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minify, type MinifyOptions } from 'terser';
import type { Plugin, Rolldown } from 'vite';
import { compileEarly } from './compile-early.ts';
import { hashesInNames, withHashes, withoutHashes } from './hide-hashes.ts';
import { findSourceLines, type LateFunctions } from './late-functions.ts';

/**
 * Browsers that support this line compile all functions on another thread while the script loads,
 * and not one by one on the page's thread when they are called. Compiling them took a third of the
 * time of all script until a popup shows. It must be the first line.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * The output is for every browser in the README, and does what the script did before. It is ASCII,
 * because a single Hebrew letter makes a browser store and read the complete script with two bytes
 * per letter.
 */
const OPTIONS: MinifyOptions = {
  compress: { passes: 2, ecma: 2020, keep_fargs: false },
  format: { ecma: 2020, ascii_only: true },
};

const TIMES = 2;

/**
 * Set by the program that records late functions: files then have their source maps beside them,
 * and nothing is marked.
 */
const IS_RECORDING = process.env['RECORD_LATE_FUNCTIONS'] === '1';

/** Everything besides the code that decides what a packed file contains. */
const PACKED_BY = {
  TIMES,
  OPTIONS,
  COMPILE_HINT,
  IS_RECORDING,
  marking: readFileSync(path.join(import.meta.dirname, 'compile-early.ts'), 'utf8'),
  hiding: readFileSync(path.join(import.meta.dirname, 'hide-hashes.ts'), 'utf8'),
};

export interface PackOptions {
  /** Packing takes seconds, so only chunks whose name is wanted are packed. Missing: all are. */
  readonly isWanted?: (name: string) => boolean;
  /**
   * Browsers compile all other functions while the script loads, and these when they are called.
   * Missing: all functions are compiled while it loads, which needs fewer bytes and more memory.
   */
  readonly late?: LateFunctions;
  /** Hashes of other files in the code, besides those in the names of files of this build. */
  readonly hashes?: readonly string[];
}

/**
 * Minifies twice what the bundler has minified. This saves 4 % of pixel.js and 2 % of the largest
 * part (brotli). It must be the last of the plugins that change chunks.
 */
export function packChunks({ isWanted = () => true, late, hashes = [] }: PackOptions = {}): Plugin {
  return {
    name: 'beckon:pack-chunks',
    enforce: 'post',
    ...(late !== undefined && { config: () => ({ build: { sourcemap: 'hidden' as const } }) }),
    // Files are cached forever, so a file must get another name if it is packed in another way.
    augmentChunkHash: () => JSON.stringify({ ...PACKED_BY, late }),
    async generateBundle({ format, dir = '' }, bundle) {
      const folderOf = (file: string): string => path.dirname(path.resolve(dir, file));
      const known = [...hashes, ...hashesInNames(Object.keys(bundle))];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        delete bundle[`${chunk.fileName}.map`];
        if (!isWanted(chunk.name)) continue;
        const packed = await pack(chunk, { module: format === 'es', hashes: known });
        chunk.code = `${COMPILE_HINT}\n${packed.code}`;
        if (late === undefined) continue;
        if (IS_RECORDING) this.emitFile(mapFile(chunk, packed));
        else chunk.code = markEarly(packed, late, folderOf(chunk.fileName));
      }
    },
  };
}

interface Packed {
  readonly code: string;
  /** Leads to the source; empty if the bundler made none. */
  readonly map: string;
}

/** The first run shortens names, so the second one packs better: another 0.5 % of pixel.js. */
async function pack(
  { code, map }: Rolldown.OutputChunk,
  { module, hashes }: { readonly module: boolean; readonly hashes: readonly string[] },
): Promise<Packed> {
  let packed: Packed = {
    code: withoutHashes(code, hashes),
    map: map ? JSON.stringify(map) : '',
  };
  for (let time = 0; time < TIMES; time += 1) {
    const sourceMap = packed.map !== '' && { content: packed.map };
    const result = await minify(packed.code, { ...OPTIONS, module, sourceMap });
    if (result.code === undefined) throw new Error('a chunk could not be packed');
    packed = { code: result.code, map: typeof result.map === 'string' ? result.map : '' };
  }
  return { ...packed, code: withHashes(packed.code, hashes) };
}

function mapFile({ fileName }: Rolldown.OutputChunk, { map }: Packed) {
  return { type: 'asset', fileName: `${fileName}.map`, source: map } as const;
}

/** Marks all functions but late ones. Code that the bundler has added is early. */
function markEarly({ code, map }: Packed, late: LateFunctions, folder: string): string {
  const sourceLineOf = findSourceLines(code, map, folder);
  const lateLines = new Map(Object.entries(late).map(([file, lines]) => [file, new Set(lines)]));
  return compileEarly(code, (start) => {
    const found = sourceLineOf(start);
    return found === undefined || lateLines.get(found.file)?.has(found.line) !== true;
  });
}
