/**
 * The types come from the same source as the script's. The build replaces this file by the
 * declarations.
 */
export type * from '@beckon/contract/page-api';
