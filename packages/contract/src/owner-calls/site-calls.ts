import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { OwnLook, PictureAddressOrNone } from '../settings/look.ts';
import { ShopSettings } from '../settings/shop-settings.ts';
import { UNLIMITED_POPUPS_PER_VISIT } from '../values/limits.ts';
import { CLIENT_ID_PATTERN } from '../values/popups/popup-id.ts';
import { LANGUAGES } from '../values/sites/languages.ts';
import { NAME_PATTERN } from '../values/name-pattern.ts';
import { Instant } from './answers.ts';
import { LeadNotices } from './delivery-calls.ts';

/** The maximum number of sites of an account. */
export const SITES_PER_ACCOUNT = 200;

export const CONSENT_MODES = ['off', 'opt-in'] as const;

/** The settings of a site. All settings that are not optional have a value on a new site. */
export const SiteSettings = Type.Object({
  /**
   * Host names where the popups may show, without scheme; `*.shop.com` for all below; empty:
   * anywhere.
   */
  domains: Type.Array(
    Type.String({ minLength: 1, maxLength: 253, pattern: '^(\\*\\.)?[^\\s/:@]+(:\\d{1,5})?$' }),
    { maxItems: 50 },
  ),
  /** IANA name, for schedules, days of reports and "calendar day" frequency. */
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  language: literals(LANGUAGES),
  /**
   * The maximum number of automatic popups per visit; explicit clicks, embedded forms and teasers
   * do not count. docs/behaviour/frequency.md#popups-in-one-visit.
   */
  attentionBudget: Type.Integer({ minimum: 0, maximum: UNLIMITED_POPUPS_PER_VISIT }),
  /** "Every few days" counts calendar days of the time zone instead of spans of 24 h. */
  countsCalendarDays: Type.Boolean(),
  /** `opt-in`: nothing about a visitor is stored before consent. docs/consent-mode.md. */
  consentMode: literals(CONSENT_MODES),
  /** Conversion code injected into the host page's head may contain scripts; the owner approves it. */
  allowsTrustedCode: Type.Boolean(),
  /** Markup put into the host page's head after each conversion. */
  conversionCode: Type.String({ maxLength: 20_000 }),
  /** Browsers may store the visitor's IP address in a cookie; missing: no. docs/decisions/0027. */
  keepsIpCookie: Type.Optional(Type.Boolean()),
  /** The brand: what new popups look like; missing or empty: their theme. */
  brand: Type.Optional(OwnLook),
  /** A picture above the first text of new popups; missing or empty: there is none. */
  logo: Type.Optional(PictureAddressOrNone),
  /** Missing: no mails about new leads. */
  leadNotices: Type.Optional(LeadNotices),
  /** The addresses in `leadNotices` get a report each Monday, too. Missing: no. */
  weeklyReport: Type.Optional(Type.Boolean()),
  /** They get a mail when a list of codes runs low, and when it is used up. Missing: yes. */
  stockMails: Type.Optional(Type.Boolean()),
  /** Leads are asked by mail to confirm their address. Missing: they are not. */
  leadConfirmation: Type.Optional(
    Type.Object({
      isOn: Type.Boolean(),
      /** True: a lead is not delivered anywhere before it has confirmed its address. */
      holdsLeads: Type.Boolean(),
    }),
  ),
  /** Popups are drawn with the fonts of visitors' devices; nothing is loaded for them. Missing: no. */
  deviceFontsOnly: Type.Optional(Type.Boolean()),
  /** Readers may comment on articles. docs/behaviour/comments.md. Missing: no. */
  takesComments: Type.Optional(Type.Boolean()),
  /** For sites that are shops. */
  shop: Type.Optional(ShopSettings),
});
export type SiteSettings = Static<typeof SiteSettings>;

export const Site = Type.Object({
  id: Type.String(),
  clientId: Type.String({ pattern: CLIENT_ID_PATTERN }),
  name: Type.String(),
  settings: SiteSettings,
  createdAt: Instant,
});
export type Site = Static<typeof Site>;

/** `GET /api/owner/sites` */
export const SitesAnswer = Type.Object({ success: Type.Literal(true), sites: Type.Array(Site) });
export type SitesAnswer = Static<typeof SitesAnswer>;

/** `GET /api/owner/sites/{siteId}`; also the answer of create and update. */
export const SiteAnswer = Type.Object({ success: Type.Literal(true), site: Site });
export type SiteAnswer = Static<typeof SiteAnswer>;

const SiteName = Type.String({ minLength: 1, maxLength: 120, pattern: NAME_PATTERN });

/** `POST /api/owner/sites`; settings left out get their defaults. */
export const CreateSiteRequest = Type.Object(
  {
    name: SiteName,
    settings: Type.Optional(Type.Partial(SiteSettings)),
  },
  { additionalProperties: false },
);
export type CreateSiteRequest = Static<typeof CreateSiteRequest>;

/**
 * `PATCH /api/owner/sites/{siteId}`; what is left out does not change. `DELETE` on the same address
 * removes the site with everything in it.
 */
export const UpdateSiteRequest = Type.Object(
  {
    name: Type.Optional(SiteName),
    settings: Type.Optional(Type.Partial(SiteSettings)),
  },
  { additionalProperties: false },
);
export type UpdateSiteRequest = Static<typeof UpdateSiteRequest>;

/** `GET /api/owner/sites/{siteId}/embed` */
export const EmbedAnswer = Type.Object({
  success: Type.Literal(true),
  clientId: Type.String(),
  scriptUrl: Type.String(),
  /** The line that a customer pastes before `</body>`. */
  snippet: Type.String(),
});
export type EmbedAnswer = Static<typeof EmbedAnswer>;

/**
 * `GET /api/owner/sites/{siteId}/install-check`: whether the script on the customer's page has
 * called the server from an address of the site. The server only records such calls. It does not
 * load the page.
 */
export const InstallCheckAnswer = Type.Object({
  success: Type.Literal(true),
  isInstalled: Type.Boolean(),
  lastSeenAt: Type.Optional(Instant),
  lastSeenUrl: Type.Optional(Type.String()),
  /**
   * The page on which a script with this site's id called the server, if the site lists no domain:
   * anyone could have put the script there. The page becomes `lastSeenUrl` when the owner adds its
   * host to the domains.
   */
  claimedUrl: Type.Optional(Type.String()),
  /**
   * The host that is not among the site's domains and on which the script was refused most often,
   * with the hour of the last call, in the last day. The host is as browsers send it, because
   * letters that look alike would hide which host it is; `readable`: as people write it, if that
   * differs. Kept in the server's memory.
   */
  refused: Type.Optional(
    Type.Object({ host: Type.String(), readable: Type.Optional(Type.String()), at: Instant }),
  ),
});
export type InstallCheckAnswer = Static<typeof InstallCheckAnswer>;

/**
 * `GET /api/owner/sites/{siteId}/owner-link`: a token that makes the widget treat this browser as
 * the owner's (plan-limit popups, decision trace, nothing counted).
 * docs/behaviour/starting.md#owner-visits.
 */
export const OwnerLinkAnswer = Type.Object({
  success: Type.Literal(true),
  token: Type.String(),
  until: Instant,
});
export type OwnerLinkAnswer = Static<typeof OwnerLinkAnswer>;
