import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the widget's build says of its files, as text; empty: it is not built. */
export function readManifest(folder: string): Promise<string> {
  return readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => '');
}

/**
 * How scripts of this build call what they take popups as: the hash of the file that is named
 * differently as soon as anything changes that uses them. Undefined: nothing is built.
 */
export async function readWidgetModel(folder: string): Promise<string | undefined> {
  return /"wire":\s*\{\s*"file":\s*"[\w.-]+\/wire-(?<model>[\w-]+)\.js"/.exec(
    await readManifest(folder),
  )?.groups?.['model'];
}

const VIEW_FILE = /"(?:view|respond)":\s*\{\s*"file":\s*"[\w.-]+\/(?<name>[\w.-]+)"/g;

/** Names of the files that make a prerendered popup work; they lie in the version's folder. */
export async function readViewFiles(folder: string): Promise<readonly string[]> {
  const manifest = await readManifest(folder);
  return [...manifest.matchAll(VIEW_FILE)].flatMap(({ groups }) => groups?.['name'] ?? []);
}
