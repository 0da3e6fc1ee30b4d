import type { ConsentDesign } from '@beckon/contract/consent';
import type { LastConsent } from '../../store/store.ts';

/**
 * What is answered to pages that still load the script after the banner was taken down: nobody is
 * asked or recorded, and everything is allowed. Otherwise content that is marked in the page would
 * wait for ever. A banner that is published stays as it is.
 * docs/behaviour/consent-server.md#taken-down
 */
export function withoutAsking(last: LastConsent): LastConsent {
  if (!last.isTakenDown) return last;
  const { published } = last;
  const design: ConsentDesign = {
    ...published.design,
    typeOfRegion: NOBODY_IS_ASKED,
    manageButton: 'hide-everywhere',
    asksPerService: false,
    blocksKnownServices: false,
    honoursPrivacySignals: false,
    keepsRecords: false,
  };
  return { ...last, published: { ...published, design } };
}

const NOBODY_IS_ASKED: ConsentDesign['typeOfRegion'] = {
  eu: 'other',
  uk: 'other',
  za: 'other',
  br: 'other',
  us: 'other',
  ca: 'other',
  au: 'other',
  other: 'other',
};

/**
 * Settings of the page that differ then. The files of the banner are removed some days later. The
 * prefix is another one, so that an earlier refusal holds nothing back, but is still there when the
 * banner is published again.
 */
export const SETTINGS_WHEN_TAKEN_DOWN = {
  prefix: 'cmplz_off_',
  disable_cookiebanner: true,
  css_file: '',
  beckon_banner_url: '',
  beckon_page_css: '',
};
