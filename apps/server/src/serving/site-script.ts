import { createHash } from 'node:crypto';
import { type Beginning, compressBeginning } from '../http/answers/compress-beginning.ts';
import type { StoredFile } from './stored-files.ts';
import { readManifest } from './widget-manifest.ts';

const SLOWEST = 11;

/**
 * Addresses below the script's folder: the files that any popup needs, and those that render one in
 * the browser.
 */
export interface NeededFiles {
  readonly first: readonly string[];
  readonly view: readonly string[];
}

/**
 * Returns a line of JavaScript that requests the files a popup needs; empty if the site needs no
 * line.
 */
export type LineFor = (files: NeededFiles) => string;

/** Returns the script with the line of one site added. */
export type SiteScript = (script: StoredFile, lineFor: LineFor) => Promise<StoredFile>;

interface Known {
  readonly beginning: Beginning;
  readonly files: NeededFiles;
}

/**
 * Appends a site's line to the script. The script itself is compressed once, however many sites
 * there are. If the build has no manifest, the script stays as it is.
 */
export function createSiteScript(folder: string): SiteScript {
  const known = new WeakMap<StoredFile, Promise<Known | undefined>>();
  const read = async (script: StoredFile): Promise<Known | undefined> => {
    const files = await readNeededFiles(folder);
    if (files === undefined) return undefined;
    return { files, beginning: await compressBeginning(script.plain, SLOWEST) };
  };
  return async (script, lineFor) => {
    const reading = known.get(script) ?? read(script);
    known.set(script, reading);
    const found = await reading;
    const line = found === undefined ? '' : lineFor(found.files);
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

/** The files that arm, show and render a popup, as the manifest of the build names them. */
const NEEDED_FILE = /"(?<part>arm|show|view)":\s*\{\s*"file":\s*"(?<file>[\w./-]+)"/g;

async function readNeededFiles(folder: string): Promise<NeededFiles | undefined> {
  const found = [...(await readManifest(folder)).matchAll(NEEDED_FILE)];
  const filesOf = (isWanted: (part: string | undefined) => boolean): string[] =>
    found
      .filter(({ groups }) => isWanted(groups?.['part']))
      .map(({ groups }) => `widget/${groups?.['file'] ?? ''}`);
  if (found.length === 0) return undefined;
  return { first: filesOf((part) => part !== 'view'), view: filesOf((part) => part === 'view') };
}
