/**
 * Keeps what was made of an object for as long as that lives. Schemas are compiled once a process:
 * a route and its HEAD share theirs, and tests start hundreds of servers.
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
