import { createHash } from 'node:crypto';

/** Never part of an id that Beckon makes. */
const SEPARATOR = '_';
const OF_ROW = 'import-';

/**
 * The id of a lead in a site that it was imported into. The file gives the id that the lead has
 * where it was recorded, which may be another site of this database, so the site is part of the new
 * one.
 */
export function importedLeadId(originalId: string, siteId: string): string {
  return `${originalId}${SEPARATOR}${siteId}`;
}

/** The id of a lead where it was recorded: the same in each site that it is imported into. */
export function originalLeadId(id: string): string {
  const [original = id] = id.split(SEPARATOR, 1);
  return original;
}

/** The id of a lead in a file that gives none: the same for the same contents. */
export function leadIdOfRow(contents: string): string {
  return `${OF_ROW}${createHash('sha256').update(contents).digest('hex').slice(0, 32)}`;
}

/** True if the file gave no id for the lead. */
export function isLeadIdOfRow(id: string): boolean {
  return id.startsWith(OF_ROW) && originalLeadId(id) === id;
}
