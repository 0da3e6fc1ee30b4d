import type { Plugin } from 'vite';

const REEXPORT = /^export\s*\{(?<names>[^}]*)\}\s*from\s*"\.\/(?<file>[^"]+)";?\s*$/;
const LAST_EXPORT = /export\s*\{(?<names>[^}]*)\};?\s*$/;

/**
 * An entry whose code lies in a shared chunk is left with one line that exports it again: a file,
 * and a request, for nothing. This makes the chunk export those names itself and drops the line.
 * Fails when the bundler no longer writes what is looked for here.
 */
export function joinEntry(name: string): Plugin {
  return {
    name: 'beckon:join-entry',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
      const wanted = REEXPORT.exec(entry?.code ?? '')?.groups;
      const target = chunks.find(
        ({ fileName }) =>
          fileName.endsWith(`/${wanted?.['file']}`) || fileName === wanted?.['file'],
      );
      const given = LAST_EXPORT.exec(target?.code ?? '')?.groups;
      if (
        entry === undefined ||
        wanted === undefined ||
        target === undefined ||
        given === undefined
      )
        return this.error(`the entry ${name} is no line that exports from one chunk: look here`);
      const inside = new Map(
        readPairs(given['names']).map(([local, exported]) => [exported, local]),
      );
      const added = readPairs(wanted['names']).map(([from, to]) => `${inside.get(from)} as ${to}`);
      target.code = target.code.replace(
        LAST_EXPORT,
        `export{${given['names']},${added.join(',')}};\n`,
      );
      target.isEntry = true;
      target.facadeModuleId = entry.facadeModuleId;
      delete bundle[entry.fileName];
      return undefined;
    },
  };
}

/** Pairs of `a as b,c`: what is named, and the name it goes by. */
function readPairs(names = ''): (readonly [string, string])[] {
  return names.split(',').flatMap((each) => {
    const [from, to = from] = each.trim().split(/\s+as\s+/);
    return from === undefined || to === undefined || from === '' ? [] : [[from, to] as const];
  });
}
