import type { WireSiteSettings } from '@beckon/contract/calls';
import type { RememberedSite } from '../../live-sites/live-sites.ts';
import type { LivePopup, PopupCommon } from '../../store/store.ts';
import { modelIdentity, modelLook } from './present-model.ts';
import { presentIdentity, presentLook, type LookSource } from './present-popup.ts';

/** Stand where the two values of a popup come that differ from call to call. */
const ORIGIN_MARK = 'https://origin-mark.invalid';
const VIEWER_MARK = 'viewer-mark.invalid';

/** A popup as text in three pieces, between which the origin and the viewer id belong. */
type Pieces = readonly [string, string, string];

/** How popups are told: in the words of the wire, or as our own script uses them. */
export type PopupForm = keyof typeof FORMS;

const FORMS = {
  wire: {
    identity: presentIdentity,
    look: presentLook,
    originAfter: `"poptin_url":"`,
    viewerAfter: `"viewer_id":"`,
  },
  model: {
    identity: modelIdentity,
    look: modelLook,
    originAfter: `"url":"`,
    viewerAfter: `"viewerId":"`,
  },
} as const;

/** What differs from call to call. */
export interface TextFor {
  readonly origin: string;
  readonly viewerId: string;
  readonly isMobile: boolean;
  readonly form: PopupForm;
}

/**
 * JSON of a popup of a site for one visitor. What all visitors have alike is made when the first of
 * them comes, and kept with the site.
 */
export function popupText(
  popup: LivePopup,
  site: RememberedSite,
  { origin, viewerId, isMobile: wantsMobile, form }: TextFor,
): string {
  const { texts } = site;
  const isMobile = wantsMobile && popup.published.mobileTemplateHash !== undefined;
  // A landing page has another type of the same popup.
  const key = `${form} ${popup.id} ${popup.type}${isMobile ? ' mobile' : ''}`;
  const known = texts.get(key);
  const [start = '', middle = '', end = ''] = known ?? toPieces(popup, site, { isMobile, form });
  if (!known) texts.set(key, [start, middle, end]);
  return start + origin + middle + viewerId + end;
}

/** JSON of the settings of a site, the same for all its visitors. No getter: docs/performance.md. */
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
function toPieces(
  popup: LivePopup,
  site: RememberedSite,
  { isMobile, form }: Pick<TextFor, 'isMobile' | 'form'>,
): Pieces {
  const hasCredit = isOnFreePlan(site);
  const { identity, originAfter, viewerAfter } = FORMS[form];
  const own = identity(popup, {
    accountId: site.account.id,
    publicUrl: ORIGIN_MARK,
    visitorId: VIEWER_MARK,
    hasCredit,
    isMobile,
    deviceFontsOnly: site.site.settings.deviceFontsOnly,
  });
  const text = JSON.stringify(own).slice(0, -1);
  const originAt = text.indexOf(originAfter + ORIGIN_MARK) + originAfter.length;
  const afterOrigin = originAt + ORIGIN_MARK.length;
  const viewerAt = text.indexOf(viewerAfter + VIEWER_MARK, afterOrigin) + viewerAfter.length;
  return [
    text.slice(0, originAt),
    text.slice(afterOrigin, viewerAt),
    `${text.slice(viewerAt + VIEWER_MARK.length)},${lookText(popup, { hasCredit, isMobile, form })}`,
  ];
}

/** Of the popups that are set up alike one text, which weighs ten times what each has for itself. */
const looks = new WeakMap<PopupCommon, Map<string, string>>();

function lookText(popup: LivePopup, as: LookAs): string {
  const { common } = popup;
  if (common === undefined) return makeLook(popup, as);
  // Made of nothing but the common part: what one popup has for itself cannot get to another.
  const known = looks.get(common) ?? new Map<string, string>();
  looks.set(common, known);
  const key = `${as.form} ${as.hasCredit} ${as.isMobile}`;
  const text = known.get(key) ?? makeLook(common, as);
  known.set(key, text);
  return text;
}

interface LookAs extends Pick<TextFor, 'isMobile' | 'form'> {
  readonly hasCredit: boolean;
}

function makeLook(popup: LookSource, { form, ...as }: LookAs): string {
  return JSON.stringify(FORMS[form].look(popup, as)).slice(1);
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
