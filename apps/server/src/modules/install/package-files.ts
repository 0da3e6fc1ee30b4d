import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { EXAMPLE, type PackageSource } from './packages.ts';

/** The owner's values for a package. */
export interface PackageOwner {
  readonly clientId: string;
  /** The address of this server. */
  readonly server: string;
}

/** One file of a package, with its name in the package. */
export interface PackageFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The files of a package, read one after another. The example's client id and address are replaced
 * by the owner's. Throws the error of the disk, for example if the package was not built.
 */
export async function* packageFiles(
  integrations: string,
  source: PackageSource,
  owner: PackageOwner,
): AsyncGenerator<PackageFile> {
  for (const part of source.parts) {
    for (const file of await filesOf(integrations, part)) {
      const content = await readFile(path.join(integrations, file));
      yield {
        name: `${source.folder ?? ''}${file.slice(source.prefix.length)}`,
        content: source.filledIn.includes(file) ? fillIn(content, owner) : content,
      };
    }
  }
}

function fillIn(content: Buffer, { clientId, server }: PackageOwner): Buffer {
  const text = content
    .toString('utf8')
    .replaceAll(EXAMPLE.clientId, () => clientId)
    .replaceAll(EXAMPLE.server, () => server);
  return Buffer.from(text);
}

/** All files in a folder and its subfolders, sorted by name; or the one file. */
async function filesOf(root: string, part: string): Promise<readonly string[]> {
  if ((await stat(path.join(root, part))).isFile()) return [part];
  const entries = await readdir(path.join(root, part), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}
