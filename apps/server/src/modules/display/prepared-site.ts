import type { WireSiteSettings } from '@beckon/contract/calls';
import type { RememberedSite } from '../../live-sites/live-sites.ts';
import type { LivePopup } from '../../store/store.ts';
import { presentPopup } from './present-popup.ts';

/** Stand where the two values of a popup come that differ from call to call. */
const ORIGIN_MARK = 'https://origin-mark.invalid';
const VIEWER_MARK = 'viewer-mark.invalid';

/** A popup as text in three pieces, between which the origin and the viewer id belong. */
type WirePieces = readonly [string, string, string];

/** What differs from call to call. */
export interface TextFor {
  readonly origin: string;
  readonly viewerId: string;
  readonly isMobile: boolean;
}

/**
 * Texts of the display answer that are the same for all visitors of a site, made when the first of
 * them comes.
 */
export interface PreparedSite {
  readonly isFreePlan: boolean;
  readonly settingsText: string;
  /** JSON of a popup of this site for one visitor. */
  popupText(popup: LivePopup, to: TextFor): string;
}

/** Texts of so many popups stay in memory; making one takes some 20 µs, keeping one some 3 KB. */
const MAX_TEXTS = 10_000;
const memory = { bySite: new WeakMap<RememberedSite, PreparedSite>(), texts: 0 };

/** Made once a site: it goes from memory together with the site, or when others need the place. */
export function prepareSite(site: RememberedSite): PreparedSite {
  const known = memory.bySite.get(site);
  if (known) return known;
  const made = makePrepared(site);
  memory.bySite.set(site, made);
  return made;
}

function countText(): void {
  memory.texts += 1;
  if (memory.texts < MAX_TEXTS) return;
  memory.bySite = new WeakMap();
  memory.texts = 0;
}

function makePrepared(site: RememberedSite): PreparedSite {
  const isFreePlan = site.account.plan === 'free';
  const pieces = new Map<string, WirePieces>();
  const piecesOf = (popup: LivePopup, wantsMobile: boolean): WirePieces => {
    const isMobile = wantsMobile && popup.published.mobileTemplateHash !== undefined;
    // A landing page has another type of the same popup.
    const key = `${popup.id} ${popup.type}${isMobile ? ' mobile' : ''}`;
    const known = pieces.get(key);
    if (known) return known;
    const made = toPieces(
      JSON.stringify(
        presentPopup(popup, {
          accountId: site.account.id,
          publicUrl: ORIGIN_MARK,
          visitorId: VIEWER_MARK,
          hasCredit: isFreePlan,
          isMobile,
          deviceFontsOnly: site.site.settings.deviceFontsOnly,
        }),
      ),
    );
    pieces.set(key, made);
    countText();
    return made;
  };
  return {
    isFreePlan,
    settingsText: JSON.stringify(presentSiteSettings(site)),
    popupText(popup, { origin, viewerId, isMobile }) {
      const [start, middle, end] = piecesOf(popup, isMobile);
      return start + origin + middle + viewerId + end;
    },
  };
}

/**
 * The marks stand once each, the address before the viewer; texts of the owner cannot hold a mark
 * before them.
 */
function toPieces(text: string): WirePieces {
  const originAt = text.indexOf(`"poptin_url":"${ORIGIN_MARK}`) + '"poptin_url":"'.length;
  const afterOrigin = originAt + ORIGIN_MARK.length;
  const viewerAt =
    text.indexOf(`"viewer_id":"${VIEWER_MARK}"`, afterOrigin) + '"viewer_id":"'.length;
  return [
    text.slice(0, originAt),
    text.slice(afterOrigin, viewerAt),
    text.slice(viewerAt + VIEWER_MARK.length),
  ];
}

function presentSiteSettings({ site: { settings } }: RememberedSite): WireSiteSettings {
  return {
    attention_budget: settings.attentionBudget,
    time_zone: settings.timeZone,
    day_kind: settings.countsCalendarDays ? 'calendar' : 'rolling',
    consent_mode: settings.consentMode,
    trusted_code: settings.allowsTrustedCode ? 1 : 0,
    ip_cookie: settings.keepsIpCookie === true ? 1 : 0,
  };
}
