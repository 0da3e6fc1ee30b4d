import { partAddress } from './build-info.ts';
import type { PartKinds } from './page-parts.ts';
import type { PageTools } from './page-tools.ts';

interface PartModule<Name extends keyof PartKinds> {
  createPart(deps: PartKinds[Name]['deps']): PartKinds[Name]['part'];
}

let failures = 0;

/** Undefined when the part cannot be loaded now; it may be asked for again. */
export async function loadPart<Name extends keyof PartKinds>(
  { log, scriptUrl }: PageTools,
  name: Name,
  deps: PartKinds[Name]['deps'],
): Promise<PartKinds[Name]['part'] | undefined> {
  try {
    // Our own module, by a name that holds the hash of its contents: it is what it was built as.
    const part: PartModule<Name> = await import(
      /* @vite-ignore */ partAddress(scriptUrl, name, failures)
    );
    return part.createPart(deps);
  } catch (error) {
    failures += 1;
    log.warn(`cannot load ${name}`, error);
    return undefined;
  }
}

/** The same part for all who ask, made once. */
export function loadOnce<Part>(
  load: () => Promise<Part | undefined>,
): () => Promise<Part | undefined> {
  let loading: Promise<Part | undefined> | undefined;
  return async () => {
    loading ??= load();
    const part = await loading;
    if (part === undefined) loading = undefined;
    return part;
  };
}
