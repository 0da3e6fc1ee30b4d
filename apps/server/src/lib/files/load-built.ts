import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/**
 * Loads a built module, because its source contains JSX. Undefined if it is not built, or has no
 * function with this name. The build guarantees the type of the function.
 */
export async function loadBuilt<Name extends string, Build extends (...args: never) => unknown>(
  module: string,
  name: Name,
): Promise<Build | undefined> {
  const isThere = await stat(module).catch(() => undefined);
  const loaded: unknown = isThere && (await import(pathToFileURL(module).href));
  return hasFunction<Name, Build>(loaded, name) ? loaded[name] : undefined;
}

function hasFunction<Name extends string, Build>(
  loaded: unknown,
  name: Name,
): loaded is Readonly<Record<Name, Build>> {
  return (
    typeof loaded === 'object' && loaded !== null && typeof Reflect.get(loaded, name) === 'function'
  );
}
