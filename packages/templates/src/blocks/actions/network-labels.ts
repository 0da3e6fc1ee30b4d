import { COPY } from '../../copy.ts';

/** Names of networks in the editor. Also shown on a button that the owner gave no name. */
export const NETWORK_LABELS = COPY.en.shared.networks;
