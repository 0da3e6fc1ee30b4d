import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruiseImports, forbidden } from './cruise.mjs';
import { plantedImports } from './planted-imports.mjs';

function write(root, file, text) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function plant(root) {
  const reached = plantedImports.flatMap(([, , , target]) => target ?? []);
  for (const target of reached)
    write(root, target, 'export const x = 1;\nexport interface X { readonly x: number }\n');
  for (const [, file, statement] of plantedImports)
    write(root, file, `${statement}\nexport const y = 1;\n`);
}

/** Rules that did not report their planted import, as readable lines; empty if every rule works. */
function unnoticed(violations) {
  const seen = new Set(violations.map(({ rule, from }) => `${rule} ${from}`));
  const missed = plantedImports
    .filter(([rule, file]) => !seen.has(`${rule} ${file}`))
    .map(([rule, file]) => `the bad import planted in ${file} was not noticed by ${rule}`);
  const planted = new Set(plantedImports.map(([rule]) => rule));
  const unproved = forbidden
    .filter(({ name }) => !planted.has(name))
    .map(({ name }) => `no bad import is planted for ${name}`);
  return [...missed, ...unproved];
}

/**
 * Plants one bad import for each rule in a temporary folder. Checks that each is reported, and that
 * nothing is reported for an empty folder.
 */
export async function proveRulesBite() {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'beckon-boundaries-')));
  try {
    const empty = await cruiseImports(root);
    plant(root);
    const { violations } = await cruiseImports(root);
    return [
      ...unnoticed(violations),
      ...(empty.files.length === 0 ? [] : ['an empty folder was not empty']),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
