/** The largest file of leads that an import accepts. */
export const LEADS_FILE_BYTES = 50_000_000;

/** The largest file of products that an import accepts. */
export const CATALOGUE_FILE_BYTES = 100_000_000;
