import type { SiteRecord } from '../../store/store.ts';

/** A file of an archive. Content that is too large for one piece comes in many. */
export interface ArchiveFile {
  readonly name: string;
  readonly content: string | Uint8Array | AsyncIterable<string>;
}

/** The site whose files are archived, and their folder in the archive. */
export interface ArchivePlace {
  readonly accountId: string;
  readonly site: SiteRecord;
  readonly folder: string;
}
