import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruiseImports, forbidden } from './cruise.mjs';
import { proveRulesBite } from './prove-rules-bite.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Places whose folders each need a separate import rule. */
const PLACES = ['packages', 'apps', 'apps/widget/src', 'packages/popup-core/src'];
const ALSO_SEEN = ['integrations/react', 'e2e'];

const foldersOf = (place) =>
  readdirSync(path.join(repository, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${place}/${name}`);

const folders = PLACES.flatMap(foldersOf);

/** Folders of which no file was seen. Such a check is broken, not passed. */
function unseenFolders(files) {
  return [...folders, ...ALSO_SEEN].filter(
    (folder) => !files.some((file) => file.startsWith(`${folder}/`)),
  );
}

/**
 * Folders for which no rule says what they may import. A rule for all folders of a place does not
 * count.
 */
function unruledFolders() {
  const patterns = forbidden.flatMap(({ from }) => from.path ?? []).map((text) => new RegExp(text));
  const isMeant = (pattern, folder) =>
    pattern.test(`${folder}/a.ts`) || pattern.test(`${folder}/src/a.ts`);
  return folders.filter((folder) => {
    const anyOther = `${path.posix.dirname(folder)}/any-other`;
    return !patterns.some((pattern) => isMeant(pattern, folder) && !isMeant(pattern, anyOther));
  });
}

const toothless = await proveRulesBite();
for (const line of toothless) console.error(`self-test: ${line}`);

const { files, violations } = await cruiseImports(repository);
const unseen = unseenFolders(files);
for (const folder of unseen) console.error(`no file of ${folder} was seen`);
const unruled = unruledFolders();
for (const folder of unruled) console.error(`no rule says what ${folder} may import`);
for (const { rule, from, to } of violations) {
  const comment = forbidden.find(({ name }) => name === rule)?.comment ?? '';
  console.error(`${from}\n  must not import ${to}\n  ${rule}: ${comment}`);
}

const problems = toothless.length + unseen.length + unruled.length + violations.length;
console.log(
  `boundaries: ${files.length} files, ${forbidden.length} rules, ${violations.length} bad imports`,
);
process.exitCode = problems === 0 ? 0 : 1;
