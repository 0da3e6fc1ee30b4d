import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Beginning, compressBeginning } from '../http/compress-beginning.ts';
import type { StoredFile } from './stored-files.ts';

const SLOWEST = 11;

/** Makes a line of JavaScript, given the address of the showing half below the script's folder. */
export type LineFor = (showFile: string) => string;

/** The script with a line of its own for one site. */
export type SiteScript = (script: StoredFile, lineFor: LineFor) => Promise<StoredFile>;

interface Known {
  readonly beginning: Beginning;
  readonly showFile: string;
}

/**
 * Puts a site's line behind the script, which is compressed once, however many sites there are. A
 * script that is built without a manifest stays as it is.
 */
export function createSiteScript(folder: string): SiteScript {
  const known = new WeakMap<StoredFile, Promise<Known | undefined>>();
  const read = async (script: StoredFile): Promise<Known | undefined> => {
    const showFile = await readShowFile(folder);
    if (showFile === undefined) return undefined;
    return { showFile, beginning: await compressBeginning(script.plain, SLOWEST) };
  };
  return async (script, lineFor) => {
    const reading = known.get(script) ?? read(script);
    known.set(script, reading);
    const found = await reading;
    const line = found === undefined ? '' : lineFor(found.showFile);
    if (found === undefined || line === '') return script;
    const { beginning } = found;
    return {
      contentType: script.contentType,
      etag: `"${createHash('sha256').update(script.etag).update(line).digest('base64url').slice(0, 22)}"`,
      plain: beginning.followedBy(line, undefined),
      br: beginning.followedBy(line, 'br'),
      gzip: beginning.followedBy(line, 'gzip'),
    };
  };
}

const SHOW_FILE = /"show":\s*\{\s*"file":\s*"(?<file>[\w./-]+)"/;

async function readShowFile(folder: string): Promise<string | undefined> {
  const manifest = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => '');
  const file = SHOW_FILE.exec(manifest)?.groups?.['file'];
  return file === undefined ? undefined : `widget/${file}`;
}
