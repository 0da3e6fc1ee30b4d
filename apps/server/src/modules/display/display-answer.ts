import type { DisplayAnswer } from '@beckon/contract/calls';
import { withoutWebFonts } from '@beckon/templates';
import { asBytes } from '../../http/answers/as-bytes.ts';
import type { RecentAnswer, RememberedSite } from '../../live-sites/live-sites.ts';
import type { Restriction } from '../../live-sites/plan-limits.ts';
import { drawnKind } from '../../lib/popups/coupon-prize.ts';
import type { LivePopup } from '../../store/store.ts';
import type { Draft } from '../../public-api-deps.ts';
import { countryName } from './country-name.ts';
import { formOfLandingPage } from './form-of-landing-page.ts';
import { presentPopup } from './present/present-popup.ts';
import { presentTrialCoupon, presentTrialPrizes } from './present/present-prizes.ts';
import { presentRestriction } from './present/present-restriction.ts';
import { isOnFreePlan, type PopupForm, popupText, settingsText } from './present/site-texts.ts';

/** The receiver of an answer. */
export interface Recipient {
  readonly origin: string;
  readonly viewerId: string;
  /** The viewer id by which a visitor may draw from this popup. */
  readonly ticketFor: (popupId: string) => string;
  readonly countryCode: string;
  readonly ipAddress: string;
  readonly isOwner: boolean;
  /** On a phone or tablet, as the browser says. */
  readonly isMobile: boolean;
  readonly nowMs: number;
  /** The format in which this caller gets the popups. */
  readonly form: PopupForm;
  /** The popups whose landing page this is; they are shown as the page's form. */
  readonly landingFormIds: readonly string[];
}

/**
 * The display answer: the bytes (`asBytes`) of its JSON. It is joined from parts that are created
 * only once. docs/behaviour/display-call.md#the-answer.
 */
export function allowedAnswer(
  site: RememberedSite,
  popups: readonly LivePopup[],
  to: Recipient,
): string {
  const between = answerPieces(site, popups, to);
  let answer = between[0] ?? '';
  for (const [at, popup] of popups.entries())
    answer += viewerIdFor(popup, to) + (between[at + 1] ?? '');
  return answer;
}

/** The parts of the answer between the viewer ids. */
function answerPieces(
  site: RememberedSite,
  popups: readonly LivePopup[],
  to: Recipient,
): readonly string[] {
  const { recentAnswers } = site;
  if (recentAnswers === undefined || to.landingFormIds.length > 0 || keepsIp(site))
    return makeAnswer(site, popups, to);
  const known = recentAnswers.find((answer) => isFor(answer, popups, to));
  if (known) return known.pieces;
  const { origin, countryCode, isMobile, form } = to;
  const pieces = makeAnswer(site, popups, to).map(flat);
  recentAnswers.unshift({ popups, origin, countryCode, isMobile, form, pieces });
  recentAnswers.splice(ANSWERS_KEPT);
  return pieces;
}

/**
 * The number of answers cached per site, for pages with the same popups. Each uses as many bytes of
 * memory as it is long.
 */
const ANSWERS_KEPT = 4;

function isFor(answer: RecentAnswer, popups: readonly LivePopup[], to: Recipient): boolean {
  return (
    answer.popups.length === popups.length &&
    answer.form === to.form &&
    answer.isMobile === to.isMobile &&
    answer.countryCode === to.countryCode &&
    answer.origin === to.origin &&
    popups.every((popup, at) => popup === answer.popups[at])
  );
}

/** Copies the text into one piece, because V8 stores a concatenated text as many pieces. */
function flat(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('latin1');
}

function makeAnswer(
  site: RememberedSite,
  popups: readonly LivePopup[],
  to: Recipient,
): readonly string[] {
  const pieces: string[] = [];
  let piece = BEGINNING + (to.form === 'model' ? '"poptins":[],"popups":[' : '"poptins":[');
  for (const popup of popups) {
    const shown = to.landingFormIds.includes(popup.id) ? formOfLandingPage(popup) : popup;
    const { start, end } = popupText(shown, site, to);
    pieces.push(`${piece}${pieces.length === 0 ? '' : ','}${start}`);
    piece = end;
  }
  return [...pieces, `${piece}]${endOf(site, to)}`];
}

function viewerIdFor({ id, published }: LivePopup, { viewerId, ticketFor }: Recipient): string {
  return drawnKind(published.settings) === undefined ? viewerId : ticketFor(id);
}

/**
 * A draft on its owner's own site as bytes, with its html, because an unpublished template has no
 * address. docs/behaviour/display-call.md#a-popup-in-the-answer.
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
  const body = JSON.stringify({
    ...presented,
    poptin: site.site.settings.deviceFontsOnly === true ? withoutWebFonts(html) : html,
    design_properties: design,
    ...(game && { prizes: presentTrialPrizes(game.prizes) }),
  });
  return `${BEGINNING}"poptins":[${asBytes(body)}]${endOf(site, to)}`;
}

const BEGINNING = '{"display":"allowed","message":"",';

function endOf(site: RememberedSite, to: Recipient): string {
  return (
    `,${visitorText(site, to)},` +
    `"is_client_restriction":false,"client_restriction_setting":{},"site":${settingsText(site)}}`
  );
}

/**
 * The answer of a restricted account, as bytes. Visitors see nothing; the owner sees the reason.
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
    ip: keepsIp(site) ? ipAddress : '',
    cc: countryCode,
  };
  return asBytes(JSON.stringify(facts).slice(1, -1));
}

function keepsIp({ site: { settings } }: RememberedSite): boolean {
  return settings.keepsIpCookie === true;
}
