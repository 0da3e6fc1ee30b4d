/**
 * Loads a file and creates something from it once. If the file does not load, the next call
 * requests it again.
 */
export function createOwnerLoader<File, Side>(
  load: () => Promise<File>,
  create: (file: File) => Side,
): () => Promise<Side> {
  let side: Side | undefined;
  return async () => {
    const file = await load();
    return (side ??= create(file));
  };
}
