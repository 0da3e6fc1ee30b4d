import { partAddress } from './build-info.ts';
import type { PartKinds } from './page-parts.ts';
import type { PageTools } from './page-tools.ts';

interface PartModule<Name extends keyof PartKinds> {
  createPart(deps: PartKinds[Name]['deps']): PartKinds[Name]['part'];
}

let failures = 0;

/** Loads a part. Undefined if that fails; the part can be requested again. */
export async function loadPart<Name extends keyof PartKinds>(
  { log, scriptUrl }: PageTools,
  name: Name,
  deps: PartKinds[Name]['deps'],
): Promise<PartKinds[Name]['part'] | undefined> {
  try {
    // This is our own module, and its name contains the hash of its content, so its type is known.
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

/** Returns the same part to all callers. It is created once. */
export function loadOnce<Part>(
  load: () => Promise<Part | undefined>,
): () => Promise<Part | undefined> {
  let loading: Promise<Part | undefined> | undefined;
  return async () => {
    loading ??= load();
    const part = await loading;
    if (!part) loading = undefined;
    return part;
  };
}
