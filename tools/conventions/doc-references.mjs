import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Checks that each reference to a document leads to a place inside the repository, and that paths
 * in documents exist. Paths are relative to the folder `root`, with slashes.
 */

/** `docs/behaviour/forms.md#dates`, `docs/decisions/0012`, `docs/decisions`: in any text. */
const MENTION = /(?<![\w./-])[Dd]ocs\/[\w./-]*\w(?:#[\w-]+)?/g;
/** `[text](target)` in Markdown. */
const LINK = /\]\(([^)\s]+)\)/g;
/** A path between back-ticks. Workspaces may be named without the folder that they are in. */
const PATH = /`([\w@][\w.@-]*\/[\w./@-]+)`/g;
const WORKSPACES = ['apps', 'packages'];
const AT_THE_ROOT = ['apps', 'packages', 'e2e', 'demos', 'docs', 'bench', 'tools', 'scripts'];
const NUMBER_OF_DECISION = /\bdecisions? (\d{4})\b/g;
const DECISIONS = 'docs/decisions';

/**
 * Phrases that refer to documents outside of the repository, which a reader cannot open. The words
 * are split, so that the check does not find them in this file.
 */
const OUTSIDE = [
  /§ ?\d/,
  new RegExp('\\b(?:display|interaction) spe' + 'c\\b', 'i'),
  new RegExp('\\bspecifi' + 'cation\\b', 'i'),
  new RegExp('(?<![\\w/-])(?:decisions|budgets|stack|architecture|consent-contract)\\.m' + 'd\\b'),
  new RegExp('\\bdeviatio' + 'n \\d'),
];

/** What is wrong with the references of one file, as lines that name the place. */
export function wrongReferencesIn(file, root) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return text.split('\n').flatMap((line, index) => {
    const wrong = [
      ...referencesIn(line, file)
        .filter(({ target }) => !leadsSomewhere(target, root))
        .map(({ written }) => `"${written}" leads nowhere`),
      ...(file.endsWith('.md') ? pathsIn(line, root) : [])
        .filter(({ folders, written }) => !folders.some((folder) => isThere(root, folder, written)))
        .map(({ written }) => `"${written}" is not in the repository`),
      ...OUTSIDE.flatMap((outside) => outside.exec(line) ?? []).map(
        (found) => `"${found}" names a document that is not in the repository`,
      ),
    ];
    return wrong.map((complaint) => `${file}:${index + 1}: ${complaint}`);
  });
}

/** The anchors of a Markdown text's headings, as GitHub makes them. */
function anchorsOf(markdown) {
  const anchors = new Set();
  for (const [, heading] of withoutCode(markdown).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let unused = anchor;
    for (let count = 1; anchors.has(unused); count += 1) unused = `${anchor}-${count}`;
    anchors.add(unused);
  }
  return anchors;
}

function withoutCode(markdown) {
  return markdown.replace(/^```[\s\S]*?^```/gm, '');
}

function referencesIn(line, file) {
  const found = [...line.matchAll(MENTION)].map(([written]) => ({ written, target: written }));
  for (const [written, number] of line.matchAll(NUMBER_OF_DECISION))
    found.push({ written, target: `${DECISIONS}/${number}` });
  if (!file.endsWith('.md')) return found;
  for (const [, written] of line.matchAll(LINK)) {
    if (/^[a-z][a-z0-9+.-]*:/i.test(written)) continue;
    const folder = path.posix.dirname(file);
    const target = written.startsWith('#') ? file + written : path.posix.join(folder, written);
    found.push({ written, target });
  }
  return found;
}

/** Paths that a line names, with the folders in which each may be. */
function pathsIn(line, root) {
  return [...line.matchAll(PATH)]
    .map(([, written]) => ({ written, folders: foldersOf(written.split('/')[0], root) }))
    .filter(({ folders }) => folders.length > 0);
}

function foldersOf(first, root) {
  if (AT_THE_ROOT.includes(first)) return [''];
  return WORKSPACES.filter((folder) => isThere(root, folder, first));
}

function isThere(root, folder, place) {
  return existsSync(path.join(root, folder, place));
}

function leadsSomewhere(target, root) {
  const [place, anchor] = target.split('#');
  const file = path.join(root, place);
  if (!existsSync(file)) return anchor === undefined && isDecision(place, root);
  if (anchor === undefined) return true;
  return statSync(file).isFile() && anchorsOf(readFileSync(file, 'utf8')).has(anchor);
}

/**
 * Whether the place is a decision without its title: `docs/decisions/0012` means the one file whose
 * name begins with this number.
 */
function isDecision(place, root) {
  return (
    /^\d{4}$/.test(path.posix.basename(place)) &&
    path.posix.dirname(place) === DECISIONS &&
    readdirSync(path.join(root, DECISIONS)).some((name) =>
      name.startsWith(`${path.posix.basename(place)}-`),
    )
  );
}
