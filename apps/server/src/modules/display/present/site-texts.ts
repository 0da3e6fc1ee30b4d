import type { WireSiteSettings } from '@beckon/contract/calls';
import { LRUCache } from 'lru-cache';
import type { RememberedSite } from '../../../live-sites/live-sites.ts';
import { asBytes } from '../../../http/answers/as-bytes.ts';
import type { LivePopup, PopupCommon } from '../../../store/store.ts';
import { modelIdentity, modelLook } from './present-model.ts';
import { presentIdentity, presentLook, type LookSource } from './present-popup.ts';

/** Placeholders, in order, for the values that differ between popups with the same settings. */
const MARKS = [
  'id-mark.invalid',
  'name-mark.invalid',
  'https://origin-mark.invalid',
  'account-mark.invalid',
  'viewer-mark.invalid',
] as const;
const [ID_MARK, NAME_MARK, ORIGIN_MARK, ACCOUNT_MARK, VIEWER_MARK] = MARKS;

/** The bytes of a popup in six pieces. Between them are the values of the five marks. */
type Pieces = readonly string[];

/** The form in which popups are sent: under their wire names, or as our own script uses them. */
export type PopupForm = keyof typeof FORMS;

const FORMS = {
  wire: { identity: presentIdentity, look: presentLook },
  model: { identity: modelIdentity, look: modelLook },
} as const;

/** The properties of a call that change the text. */
export interface TextFor {
  readonly origin: string;
  readonly isMobile: boolean;
  readonly form: PopupForm;
}

/**
 * The JSON of one popup as bytes (`asBytes`), in two parts: before the viewer id and after it. It
 * is joined from pieces that popups with the same settings share, and the popup's own values.
 */
export function popupText(
  popup: LivePopup,
  site: RememberedSite,
  { origin, isMobile: wantsMobile, form }: TextFor,
): { readonly start: string; readonly end: string } {
  const pieces = piecesOf(popup, site, {
    form,
    hasCredit: isOnFreePlan(site),
    isMobile: wantsMobile && popup.published.mobileTemplateHash !== undefined,
    deviceFontsOnly: site.site.settings.deviceFontsOnly === true,
  });
  const [beforeId, beforeName, beforeOrigin, beforeAccount, beforeViewer, end = ''] = pieces;
  const name = asBytes(JSON.stringify(popup.published.name).slice(1, -1));
  const start =
    `${beforeId}${popup.id}${beforeName}${name}${beforeOrigin}${origin}` +
    `${beforeAccount}${site.account.id}${beforeViewer}`;
  return { start, end };
}

/** Most sites have the default settings, so equal texts share one copy. */
const settingsTexts = new LRUCache<string, string>({ max: 1_000 });

/**
 * The JSON of a site's settings as bytes, the same for all visitors. A function instead of a
 * getter: docs/performance/server.md.
 */
export function settingsText(site: RememberedSite): string {
  if (site.settingsText !== undefined) return site.settingsText;
  const made = asBytes(JSON.stringify(presentSiteSettings(site)));
  const text = settingsTexts.get(made) ?? made;
  settingsTexts.set(made, text);
  site.settingsText = text;
  return text;
}

/** Whether popups of this site show our credit. */
export function isOnFreePlan({ account }: RememberedSite): boolean {
  return account.plan === 'free';
}

/** The properties besides the popup that change the pieces. */
interface ShownAs extends Pick<TextFor, 'isMobile' | 'form'> {
  readonly hasCredit: boolean;
  readonly deviceFontsOnly: boolean;
}

/**
 * The pieces of popups with the same settings. The index encodes all other properties: see
 * `placeOf`.
 */
const shared = new WeakMap<PopupCommon, Pieces[]>();

function placeOf({ form, hasCredit, isMobile, deviceFontsOnly }: ShownAs): number {
  return (
    (form === 'model' ? 1 : 0) +
    (hasCredit ? 2 : 0) +
    (isMobile ? 4 : 0) +
    (deviceFontsOnly ? 8 : 0)
  );
}

function piecesOf(popup: LivePopup, { texts }: RememberedSite, as: ShownAs): Pieces {
  const place = placeOf(as);
  const { common, published } = popup;
  // On a landing page the same popup has another type, and asked for itself it is in no test.
  if (common?.type !== popup.type) {
    const key = JSON.stringify([place, popup.id, popup.type, published.settings.abTest]);
    const own = texts?.get(key) ?? makePieces(popup, popup, as);
    texts?.set(key, own);
    return own;
  }
  const known = shared.get(common) ?? [];
  if (known.length === 0) shared.set(common, known);
  // Built from the common part only, so that values of one popup cannot get into another.
  return (known[place] ??= makePieces(popup, common, as));
}

/**
 * Builds the pieces between the marks. The marks come in their order and before the owner's texts,
 * so a mark in an owner's text is never found first.
 */
function makePieces(popup: LivePopup, source: LookSource, as: ShownAs): Pieces {
  const { identity, look } = FORMS[as.form];
  const own = identity(
    { ...popup, id: ID_MARK, published: { ...popup.published, name: NAME_MARK } },
    { ...as, accountId: ACCOUNT_MARK, publicUrl: ORIGIN_MARK, visitorId: VIEWER_MARK },
  );
  const text = `${JSON.stringify(own).slice(0, -1)},${JSON.stringify(look(source, as)).slice(1)}`;
  let from = 0;
  const before = MARKS.map((mark) => {
    const at = text.indexOf(mark, from);
    const piece = asBytes(text.slice(from, at));
    from = at + mark.length;
    return piece;
  });
  return [...before, asBytes(text.slice(from))];
}

function presentSiteSettings(live: RememberedSite): WireSiteSettings {
  const { settings } = live.site;
  return {
    attention_budget: settings.attentionBudget,
    time_zone: settings.timeZone,
    day_kind: settings.countsCalendarDays ? 'calendar' : 'rolling',
    consent_mode: settings.consentMode,
    trusted_code: settings.allowsTrustedCode ? 1 : 0,
    ip_cookie: settings.keepsIpCookie === true ? 1 : 0,
    ...(hasCartRules(live) && { cart_rules: 1 }),
  };
}

/** Whether an active popup looks at the cart. Then browsers ask again when the cart changes. */
function hasCartRules({ candidates }: RememberedSite): boolean {
  return candidates.some(
    ({ isActive, settings: { audience } }) =>
      isActive && audience.groups.flat().some(({ kind }) => kind.startsWith('cart-')),
  );
}
