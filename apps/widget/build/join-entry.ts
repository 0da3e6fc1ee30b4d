import type { Plugin, Rolldown } from 'vite';

const REEXPORT = /^export\s*\{(?<names>[^}]*)\}\s*from\s*"\.\/(?<file>[^"]+)";?\s*$/;
const LAST_EXPORT = /export\s*\{(?<names>[^}]*)\};?\s*$/;

/**
 * The bundler may move all code of an entry into a shared chunk. The entry then has one line left
 * that exports this code again, which costs a file and a request. This plugin makes the chunk
 * export those names itself, and removes the line. Fails if the bundler no longer writes the code
 * that the plugin looks for.
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
      const exported = `export{${given},${added.join(',')}};\n`;
      // A function, because names such as `a$1` mean something else in a replacement text.
      target.code = target.code.replace(LAST_EXPORT, () => exported);
      target.isEntry = true;
      target.facadeModuleId = entry.facadeModuleId;
      delete bundle[entry.fileName];
      return undefined;
    },
  };
}

/**
 * Finds the entry and the chunk that it exports from, with the names that the entry imports and
 * that the chunk exports.
 */
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

/** Reads pairs such as `a as b,c`: what is exported, and under which name. */
function readPairs(names = ''): (readonly [string, string])[] {
  return names.split(',').flatMap((each) => {
    const [from, to = from] = each.trim().split(' as ');
    return from === undefined || to === undefined || from === '' ? [] : [[from, to] as const];
  });
}
