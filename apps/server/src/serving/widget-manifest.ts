import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The manifest of the widget's build as a text; empty if the widget is not built. */
export function readManifest(folder: string): Promise<string> {
  return readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => '');
}

/**
 * The name of the form in which scripts of this build accept popups. It is the hash in the name of
 * the `wire` file, which changes with everything that uses popups. Undefined if the widget is not
 * built.
 */
export async function readWidgetModel(folder: string): Promise<string | undefined> {
  return /"wire":\s*\{\s*"file":\s*"[\w.-]+\/wire-(?<model>[\w-]+)\.js"/.exec(
    await readManifest(folder),
  )?.groups?.['model'];
}

const VIEW_FILE = /"(?:view|respond)":\s*\{\s*"file":\s*"[\w.-]+\/(?<name>[\w.-]+)"/g;

/** Names of the files that make a prerendered popup work; they are in the version's folder. */
export async function readViewFiles(folder: string): Promise<readonly string[]> {
  const manifest = await readManifest(folder);
  return [...manifest.matchAll(VIEW_FILE)].flatMap(({ groups }) => groups?.['name'] ?? []);
}
