import type { SiteRecord } from '../store/store.ts';

/** A file of an archive: what is too large for one piece comes in many. */
export interface ArchiveFile {
  readonly name: string;
  readonly content: string | Uint8Array | AsyncIterable<string>;
}

/** The site whose files are wanted, and the folder of the archive that they go into. */
export interface ArchivePlace {
  readonly accountId: string;
  readonly site: SiteRecord;
  readonly folder: string;
}
