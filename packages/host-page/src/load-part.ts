export type ImportModule = (address: string) => Promise<unknown>;

/**
 * Loads chunks by name, each once. Returns undefined for a chunk that cannot be loaded; it may then
 * be requested again.
 */
export type LoadPart<Name extends string = string> = (name: Name) => Promise<unknown>;

/** How often each chunk that failed has failed. */
export type FailuresByPart<Name extends string = string> = Readonly<Partial<Record<Name, number>>>;

interface LoadPartOptions<Name extends string> {
  /**
   * The absolute address of a chunk, a different one after each failure: Chromium remembers, for as
   * long as the page is open, that a module did not load, and does not request that address again.
   */
  readonly addressOf: (name: Name, failures: FailuresByPart<Name>) => string;
  readonly importModule: ImportModule;
  readonly onFailure: (name: Name, error: unknown) => void;
}

export function createLoadPart<Name extends string>({
  addressOf,
  importModule,
  onFailure,
}: LoadPartOptions<Name>): LoadPart<Name> {
  const loading = new Map<Name, Promise<unknown>>();
  const failures: Partial<Record<Name, number>> = {};
  return (name) => {
    const known = loading.get(name);
    if (known !== undefined) return known;
    const part = importModule(addressOf(name, failures)).catch((error: unknown) => {
      failures[name] = (failures[name] ?? 0) + 1;
      loading.delete(name);
      onFailure(name, error);
      return undefined;
    });
    loading.set(name, part);
    return part;
  };
}
