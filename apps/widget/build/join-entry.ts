import type { Plugin, Rolldown } from 'vite';

const REEXPORT = /^export\s*\{(?<names>[^}]*)\}\s*from\s*"\.\/(?<file>[^"]+)";?\s*$/;
const LAST_EXPORT = /export\s*\{(?<names>[^}]*)\};?\s*$/;

/**
 * An entry whose code is in a shared chunk is left with one line that exports it again: a file, and
 * a request, for nothing. This makes the chunk export those names itself and drops the line. Fails
 * when the bundler no longer writes what is looked for here.
 */
export function joinEntry(name: string): Plugin {
  return {
    name: 'beckon:join-entry',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const found = findEntry(bundle, name);
      if (!found)
        return this.error(`the entry ${name} is no line that exports from one chunk: look here`);
      const { entry, target, wanted, given } = found;
      const inside = new Map(readPairs(given).map(([local, exported]) => [exported, local]));
      const added = readPairs(wanted).map(([from, to]) => `${inside.get(from)} as ${to}`);
      target.code = target.code.replace(LAST_EXPORT, `export{${given},${added.join(',')}};\n`);
      target.isEntry = true;
      target.facadeModuleId = entry.facadeModuleId;
      delete bundle[entry.fileName];
      return undefined;
    },
  };
}

/** The entry and the chunk that it exports from, with what it wants and what that gives. */
function findEntry(bundle: Rolldown.OutputBundle, name: string) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  const { file, names: wanted } = groupsIn(entry, REEXPORT);
  const target = chunks.find(({ fileName }) => `/${fileName}`.endsWith(`/${file}`));
  const { names: given } = groupsIn(target, LAST_EXPORT);
  if (!entry || !target || wanted === undefined || given === undefined) return undefined;
  return { entry, target, wanted, given };
}

function groupsIn(
  chunk: Rolldown.OutputChunk | undefined,
  pattern: RegExp,
): Readonly<Record<string, string | undefined>> {
  return pattern.exec(chunk?.code ?? '')?.groups ?? {};
}

/** Pairs of `a as b,c`: what is exported, and under which name. */
function readPairs(names = ''): (readonly [string, string])[] {
  return names.split(',').flatMap((each) => {
    const [from, to = from] = each.trim().split(/\s+as\s+/);
    return from === undefined || to === undefined || from === '' ? [] : [[from, to] as const];
  });
}
