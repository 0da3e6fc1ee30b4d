import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../node/repository.mjs';

/** The files in which each vite build lists the packages that it has bundled. */
const PIECE = /\.license\.json$/;
const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;
const RULE = '-'.repeat(78);

/**
 * Writes `licenses.txt` into a folder of built files: the notices of all packages that are in them.
 * `copied` are packages whose files, or parts of them, are copied without an import. Throws if a
 * package names no license.
 */
export function writeNotices(folder, copied = []) {
  const pieces = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => PIECE.test(file))
    .map((file) => path.join(folder, file));
  const bundled = pieces.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
  const byTitle = new Map(
    [...bundled, ...copied.map(readPackage)].map((each) => [`${each.name} ${each.version}`, each]),
  );
  const notices = [...byTitle]
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([title, each]) => noticeOf(title, each));
  writeFileSync(path.join(folder, 'licenses.txt'), notices.join('\n'));
  for (const file of pieces) rmSync(file);
}

function noticeOf(title, { name, identifier, text }) {
  if (identifier === undefined && text === undefined)
    throw new Error(`${title} names no license, so nothing that contains it may be passed on`);
  const words = text ?? `Copyright (c) ${authorOf(name)}\nhttps://spdx.org/licenses/${identifier}`;
  return `${RULE}\n${title} (${identifier ?? 'see below'})\n${RULE}\n\n${words}\n`;
}

function readPackage(name) {
  const folder = inRepository('node_modules', name);
  const { version, license } = readJson(path.join(folder, 'package.json'));
  const file = readdirSync(folder).find((each) => LICENSE_FILE.test(each));
  const text = file && readFileSync(path.join(folder, file), 'utf8').trim();
  return { name, version, identifier: license, text };
}

/** The author of a package that comes without the text of its license. */
function authorOf(name) {
  const file = inRepository('node_modules', name, 'package.json');
  const { author } = existsSync(file) ? readJson(file) : {};
  return author?.name ?? author ?? `the authors of ${name}`;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
