import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import { presentSite } from './present-site.ts';

/** The site with its settings, as a file. */
export async function* siteFiles(
  _deps: object,
  { site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  yield { name: `${folder}/site.json`, content: JSON.stringify(presentSite(site), undefined, 2) };
}
