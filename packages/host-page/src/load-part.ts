export type ImportModule = (address: string) => Promise<unknown>;

/**
 * Loads chunks by name, each once. Returns undefined for a chunk that cannot be loaded; it may then
 * be requested again.
 */
export type LoadPart = (name: string) => Promise<unknown>;

interface LoadPartOptions {
  /**
   * The absolute address of a chunk, a different one after each failure: Chromium remembers for the
   * life of the page that a module did not load, and does not request that address again.
   */
  readonly addressOf: (name: string, failures: number) => string | undefined;
  readonly importModule: ImportModule;
  readonly onFailure: (name: string, error: unknown) => void;
}

export function createLoadPart({ addressOf, importModule, onFailure }: LoadPartOptions): LoadPart {
  const loading = new Map<string, Promise<unknown>>();
  let failures = 0;
  const load = async (name: string): Promise<unknown> => {
    const address = addressOf(name, failures);
    if (address === undefined) throw new Error('unknown');
    return importModule(address);
  };
  return (name) => {
    const known = loading.get(name);
    if (known !== undefined) return known;
    const part = load(name).catch((error: unknown) => {
      failures += 1;
      loading.delete(name);
      onFailure(name, error);
      return undefined;
    });
    loading.set(name, part);
    return part;
  };
}
