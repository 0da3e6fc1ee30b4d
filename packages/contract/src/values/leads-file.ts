/** Largest file of leads that an import takes. */
export const LEADS_FILE_BYTES = 50_000_000;
