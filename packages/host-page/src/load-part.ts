/**
 * Where a lazily loaded part lies: absolute addresses of its file and of the modules it needs at
 * once.
 */
export interface PartAddress {
  readonly file: string;
  readonly imports: readonly string[];
}

export type ImportModule = (address: string) => Promise<unknown>;

/**
 * Loads parts by name, each once. A part that cannot be loaded answers undefined and may be asked
 * for again.
 */
export type LoadPart = (name: string) => Promise<unknown>;

interface LoadPartOptions {
  readonly addressOf: (name: string) => PartAddress | undefined;
  readonly importModule: ImportModule;
  readonly onFailure: (name: string, error: unknown) => void;
}

export function createLoadPart({ addressOf, importModule, onFailure }: LoadPartOptions): LoadPart {
  const loading = new Map<string, Promise<unknown>>();
  return (name) => {
    const known = loading.get(name);
    if (known !== undefined) return known;
    const part = importPart(addressOf(name), importModule).catch((error: unknown) => {
      loading.delete(name);
      onFailure(name, error);
      return undefined;
    });
    loading.set(name, part);
    return part;
  };
}

/** The shared modules are asked for beside the file, not after it: one round trip less. */
async function importPart(
  address: PartAddress | undefined,
  importModule: ImportModule,
): Promise<unknown> {
  if (address === undefined) throw new Error('does not ship');
  const [part] = await Promise.all([
    importModule(address.file),
    ...address.imports.map(importModule),
  ]);
  return part;
}
