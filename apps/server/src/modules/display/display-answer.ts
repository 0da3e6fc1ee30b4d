import type { DisplayAnswer } from '@beckon/contract/calls';
import { withoutWebFonts } from '@beckon/templates';
import { asBytes } from '../../http/send-bytes.ts';
import type { RememberedSite } from '../../live-sites/live-sites.ts';
import type { Restriction } from '../../live-sites/plan-limits.ts';
import { drawnKind } from '../../lib/coupon-prize.ts';
import type { LivePopup } from '../../store/store.ts';
import type { Draft } from '../../public-api-deps.ts';
import { countryName } from './country-name.ts';
import { formOfLandingPage } from './form-of-landing-page.ts';
import { presentPopup } from './present-popup.ts';
import { presentTrialCoupon, presentTrialPrizes } from './present-prizes.ts';
import { presentRestriction } from './present-restriction.ts';
import { isOnFreePlan, type PopupForm, popupText, settingsText } from './site-texts.ts';

/** Whom an answer goes to. */
export interface Recipient {
  readonly origin: string;
  readonly viewerId: string;
  /** The viewer id by which a visitor may draw from this popup. */
  readonly ticketFor: (popupId: string) => string;
  readonly countryCode: string;
  readonly ipAddress: string;
  readonly isOwner: boolean;
  /** On a phone or tablet, as the browser told. */
  readonly isMobile: boolean;
  readonly nowMs: number;
  /** How the popups are told to this caller. */
  readonly form: PopupForm;
  /** Popups whose landing page this is: they stand in it as its form. */
  readonly landingFormIds: readonly string[];
}

/**
 * The display answer as bytes (`asBytes`) of its JSON, put together from pieces that were made
 * once. docs/behaviour/display-call.md#the-answer.
 */
export function allowedAnswer(
  site: RememberedSite,
  popups: readonly LivePopup[],
  to: Recipient,
): string {
  let list = '';
  for (const popup of popups) {
    const { origin, isMobile, form } = to;
    const as = { origin, isMobile, form, viewerId: viewerIdFor(popup, to) };
    const shown = to.landingFormIds.includes(popup.id) ? formOfLandingPage(popup) : popup;
    list += (list === '' ? '' : ',') + popupText(shown, site, as);
  }
  return to.form === 'model'
    ? allowed(site, `"poptins":[],"popups":[${list}]`, to)
    : allowed(site, `"poptins":[${list}]`, to);
}

function viewerIdFor({ id, published }: LivePopup, { viewerId, ticketFor }: Recipient): string {
  return drawnKind(published.settings) === undefined ? viewerId : ticketFor(id);
}

/**
 * A draft on its owner's own site as bytes, its html with it: what is not published has no address.
 * docs/behaviour/display-call.md#a-popup-in-the-answer.
 */
export function draftAnswer(site: RememberedSite, { popup, html }: Draft, to: Recipient): string {
  const { game } = popup.published.settings;
  const presented = presentPopup(popup, {
    accountId: site.account.id,
    publicUrl: to.origin,
    visitorId: to.viewerId,
    hasCredit: isOnFreePlan(site),
    isMobile: to.isMobile,
  });
  const design = {
    ...presented.design_properties,
    ...presentTrialCoupon(presented.design_properties?.coupon),
  };
  const told = JSON.stringify({
    ...presented,
    poptin: site.site.settings.deviceFontsOnly === true ? withoutWebFonts(html) : html,
    design_properties: design,
    ...(game && { prizes: presentTrialPrizes(game.prizes) }),
  });
  return allowed(site, `"poptins":[${asBytes(told)}]`, to);
}

function allowed(site: RememberedSite, popups: string, to: Recipient): string {
  return (
    `{"display":"allowed","message":"",${popups},${visitorText(site, to)},` +
    `"is_client_restriction":false,"client_restriction_setting":{},"site":${settingsText(site)}}`
  );
}

/**
 * Bytes. Visitors see nothing; the owner is shown why.
 * docs/behaviour/plan-limits.md#restricted-accounts.
 */
export function restrictedAnswer(
  site: RememberedSite,
  restriction: Restriction,
  to: Recipient,
): string {
  const setting =
    to.isOwner && restriction.overLimitSince !== undefined
      ? presentRestriction(site.site, restriction.overLimitSince, to.nowMs)
      : undefined;
  return (
    `{"display":"not_allowed","message":${asBytes(JSON.stringify(restriction.message))},"poptins":[],${visitorText(site, to)},` +
    `"is_client_restriction":${setting !== undefined},"client_restriction_setting":${asBytes(JSON.stringify(setting ?? {}))},"site":${settingsText(site)}}`
  );
}

function visitorText(site: RememberedSite, { countryCode, ipAddress }: Recipient): string {
  const facts: Pick<
    DisplayAnswer,
    'if_freemium' | 'country' | 'country_code' | 'lang' | 'ip' | 'cc'
  > = {
    if_freemium: isOnFreePlan(site),
    country: countryName(countryCode),
    country_code: countryCode,
    lang: site.site.settings.language,
    ip: site.site.settings.keepsIpCookie === true ? ipAddress : '',
    cc: countryCode,
  };
  return asBytes(JSON.stringify(facts).slice(1, -1));
}
