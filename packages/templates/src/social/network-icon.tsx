import type { ReactElement } from 'react';
import {
  siDiscord,
  siFacebook,
  siInstagram,
  siMessenger,
  siPinterest,
  siTelegram,
  siThreads,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
} from 'simple-icons';
import type { NetworkName } from './network-names.ts';

/** Paths of 24 × 24 units. The last three are not brands: we drew them. */
const PATHS: Readonly<Record<NetworkName, string>> = {
  discord: siDiscord.path,
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  messenger: siMessenger.path,
  pinterest: siPinterest.path,
  telegram: siTelegram.path,
  threads: siThreads.path,
  tiktok: siTiktok.path,
  whatsapp: siWhatsapp.path,
  x: siX.path,
  youtube: siYoutube.path,
  email: 'M2 4h20v1.7l-10 6.6L2 5.7zM2 8.2l10 6.6 10-6.6V20H2z',
  copy: 'M10.6 13.4a1 1 0 0 1-1.4 1.4 5 5 0 0 1 0-7.1l3.5-3.5a5 5 0 0 1 7.1 7.1l-1.5 1.5a7 7 0 0 0-.4-2.4l.5-.5a3 3 0 0 0-4.3-4.3l-3.5 3.5a3 3 0 0 0 0 4.3zm2.8-2.8a1 1 0 0 1 1.4-1.4 5 5 0 0 1 0 7.1l-3.5 3.5a5 5 0 0 1-7.1-7.1l1.5-1.5a7 7 0 0 0 .4 2.4l-.5.5a3 3 0 0 0 4.3 4.3l3.5-3.5a3 3 0 0 0 0-4.3z',
  sheet: 'M12 1l5.5 5.5L16 8l-3-3v10h-2V5L8 8 6.5 6.5zM4 10h4v2H6v9h12v-9h-2v-2h4v13H4z',
};

/** The logo of a network, in the current text colour. */
export function NetworkIcon({ network }: { readonly network: NetworkName }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[network]} />
    </svg>
  );
}
