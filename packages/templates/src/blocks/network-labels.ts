import { COPY } from '../copy.ts';

/** What networks are called in the editor, and under a mark that the owner gave no name. */
export const NETWORK_LABELS = COPY.en.shared.networks;
