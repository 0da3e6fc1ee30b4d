import type { WireSiteSettings } from '@beckon/contract/calls';
import type { RememberedSite } from '../../live-sites/live-sites.ts';
import type { LivePopup, PopupCommon } from '../../store/store.ts';
import { presentIdentity, presentLook, type LookSource } from './present-popup.ts';

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
 * JSON of a popup of a site for one visitor. What all visitors have alike is made when the first of
 * them comes, and kept with the site.
 */
export function popupText(
  popup: LivePopup,
  site: RememberedSite,
  { origin, viewerId, isMobile: wantsMobile }: TextFor,
): string {
  const { texts } = site;
  const isMobile = wantsMobile && popup.published.mobileTemplateHash !== undefined;
  // A landing page has another type of the same popup.
  const key = `${popup.id} ${popup.type}${isMobile ? ' mobile' : ''}`;
  const known = texts.get(key);
  const [start = '', middle = '', end = ''] = known ?? toPieces(popup, site, isMobile);
  if (!known) texts.set(key, [start, middle, end]);
  return start + origin + middle + viewerId + end;
}

/** JSON of the settings of a site, the same for all its visitors. */
export function settingsText(site: RememberedSite): string {
  const known = site.texts.get('settings');
  const [text = ''] = known ?? [JSON.stringify(presentSiteSettings(site))];
  if (!known) site.texts.set('settings', [text]);
  return text;
}

/** Popups of its sites carry our credit. */
export function isOnFreePlan({ account }: RememberedSite): boolean {
  return account.plan === 'free';
}

/**
 * The marks stand once each, the address before the viewer; texts of the owner cannot hold a mark
 * before them.
 */
function toPieces(popup: LivePopup, site: RememberedSite, isMobile: boolean): WirePieces {
  const hasCredit = isOnFreePlan(site);
  const identity = presentIdentity(popup, {
    accountId: site.account.id,
    publicUrl: ORIGIN_MARK,
    visitorId: VIEWER_MARK,
    hasCredit,
    isMobile,
    deviceFontsOnly: site.site.settings.deviceFontsOnly,
  });
  const text = JSON.stringify(identity).slice(0, -1);
  const originAt = text.indexOf(`"poptin_url":"${ORIGIN_MARK}`) + '"poptin_url":"'.length;
  const afterOrigin = originAt + ORIGIN_MARK.length;
  const viewerAt =
    text.indexOf(`"viewer_id":"${VIEWER_MARK}"`, afterOrigin) + '"viewer_id":"'.length;
  return [
    text.slice(0, originAt),
    text.slice(afterOrigin, viewerAt),
    `${text.slice(viewerAt + VIEWER_MARK.length)},${lookText(popup, hasCredit, isMobile)}`,
  ];
}

/** Of the popups that are set up alike one text, which weighs ten times what each has for itself. */
const looks = new WeakMap<PopupCommon, Map<string, string>>();

function lookText(popup: LivePopup, hasCredit: boolean, isMobile: boolean): string {
  const { common } = popup;
  if (common === undefined) return makeLook(popup, hasCredit, isMobile);
  // Made of nothing but the common part: what one popup has for itself cannot get to another.
  const known = looks.get(common) ?? new Map<string, string>();
  looks.set(common, known);
  const key = `${hasCredit} ${isMobile}`;
  const text = known.get(key) ?? makeLook(common, hasCredit, isMobile);
  known.set(key, text);
  return text;
}

function makeLook(popup: LookSource, hasCredit: boolean, isMobile: boolean): string {
  return JSON.stringify(presentLook(popup, { hasCredit, isMobile })).slice(1);
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
