/** Largest file of leads that an import takes. */
export const LEADS_FILE_BYTES = 50_000_000;

/** Largest file of products that an import takes. */
export const CATALOGUE_FILE_BYTES = 100_000_000;
