export type ImportModule = (address: string) => Promise<unknown>;

/**
 * Loads parts by name, each once. A part that cannot be loaded answers undefined and may be asked
 * for again.
 */
export type LoadPart = (name: string) => Promise<unknown>;

interface LoadPartOptions {
  /**
   * The absolute address of a part, another one after each failure: Chromium remembers a module
   * that did not come for as long as the page lives, and does not ask for that address again.
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
