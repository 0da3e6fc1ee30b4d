/** Of one source with the script; the build puts the declarations themselves in this file's place. */
export type * from '@beckon/contract/page-api';
