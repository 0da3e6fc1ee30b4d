/**
 * Caches the result of `compile` for each object, as long as the object exists. Schemas are
 * compiled once per process: a route and its HEAD route share one, and tests start hundreds of
 * servers.
 */
export function compileOnce<Source extends object, Compiled>(
  compile: (source: Source) => Compiled,
): (source: Source) => Compiled {
  const known = new WeakMap<Source, Compiled>();
  return (source) => {
    const compiled = known.get(source) ?? compile(source);
    known.set(source, compiled);
    return compiled;
  };
}
