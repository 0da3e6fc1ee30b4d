const HASH_IN_NAME = /-[\w-]{6}\.js$/;

/**
 * The ends of these names, each with its hash: `-a1b2c3.js`. A word such as “widget” may look like
 * a hash, so only where it ends the name of a file is it hidden.
 */
export function hashesInNames(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => HASH_IN_NAME.exec(file)?.[0] ?? []);
}

/**
 * The code with a stand-in for each hash, until it is packed. Packing names variables after the
 * most frequent letters of a file, those of hashes included. A change in one file would then rename
 * the variables of all files that load it, and change their sizes by chance.
 */
export function withoutHashes(code: string, hashes: readonly string[]): string {
  return hashes.reduce((rest, hash, at) => rest.replaceAll(hash, standIn(hash, at)), code);
}

/** The code with its hashes again. */
export function withHashes(code: string, hashes: readonly string[]): string {
  return hashes.reduce((rest, hash, at) => rest.replaceAll(standIn(hash, at), hash), code);
}

/** As long as a hash, so that places in the code stay the same, and without letters. */
function standIn(hash: string, at: number): string {
  const hidden = `~${String(at).padStart(4, '0')}~`;
  return HASH_IN_NAME.test(hash) ? `-${hidden}.js` : hidden;
}
