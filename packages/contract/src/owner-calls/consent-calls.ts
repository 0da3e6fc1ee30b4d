import { type Static, Type } from 'typebox';
import { CONSENT_CATEGORIES, OPTIONAL_CATEGORIES } from '../consent/categories.ts';
import { ConsentDesign } from '../consent/consent-design.ts';
import { ConsentService } from '../consent/consent-service.ts';
import { literals } from '../settings/literals.ts';
import { LANGUAGES } from '../values/sites/languages.ts';
import { Day, Instant } from './answers.ts';

/** The consent banner of a site as its owner sees it. */
export const SiteConsent = Type.Object({
  draft: ConsentDesign,
  /** 0: nothing was saved yet, the draft is the default. */
  revision: Type.Integer(),
  published: Type.Optional(
    Type.Object({
      version: Type.Integer(),
      at: Instant,
      policyId: Type.Integer(),
      /** True if the draft differs from what visitors see. */
      isOutdated: Type.Boolean(),
    }),
  ),
  /**
   * What every visitor who has chosen since they were last asked again was asked about, even if the
   * banner was taken down.
   */
  asked: Type.Optional(
    Type.Object({
      categories: Type.Array(literals(OPTIONAL_CATEGORIES)),
      services: Type.Array(
        Type.Object({ id: Type.String(), category: literals(CONSENT_CATEGORIES) }),
      ),
    }),
  ),
  /** True if visitors saw a banner before, and may have chosen, but see none now. */
  isTakenDown: Type.Boolean(),
  /** What keeps the draft from being published. */
  issues: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
  /** The line that a customer pastes first into `<head>`. */
  snippet: Type.String(),
  /** The list of services and cookies as html, for a page of the owner's. */
  policyUrl: Type.String(),
});
export type SiteConsent = Static<typeof SiteConsent>;

/** `GET /api/owner/sites/{siteId}/consent`; also the answer of save, publish and unpublish. */
export const ConsentAnswer = Type.Object({ success: Type.Literal(true), consent: SiteConsent });
export type ConsentAnswer = Static<typeof ConsentAnswer>;

/**
 * `PATCH /api/owner/sites/{siteId}/consent`. With a revision, 409 when someone saved meanwhile. The
 * policy id of the request is not read: publishing raises it.
 */
export const SaveConsentRequest = Type.Object(
  { draft: ConsentDesign, revision: Type.Optional(Type.Integer({ minimum: 0 })) },
  { additionalProperties: false },
);
export type SaveConsentRequest = Static<typeof SaveConsentRequest>;

/**
 * `POST /api/owner/sites/{siteId}/consent/publish`. `asksAgain` raises the policy id: every visitor
 * is asked again. 422 with the issues when the draft cannot be published; with a revision, 409 when
 * someone saved meanwhile. `…/unpublish` removes the banner.
 */
export const PublishConsentRequest = Type.Object(
  { asksAgain: Type.Boolean(), revision: Type.Optional(Type.Integer({ minimum: 0 })) },
  { additionalProperties: false },
);
export type PublishConsentRequest = Static<typeof PublishConsentRequest>;

/** `POST /api/owner/sites/{siteId}/consent/preview`: a draft, rendered as visitors would see it. */
export const PreviewConsentRequest = Type.Object(
  { draft: ConsentDesign, language: literals(LANGUAGES) },
  { additionalProperties: false },
);
export type PreviewConsentRequest = Static<typeof PreviewConsentRequest>;
export const PreviewConsentAnswer = Type.Object({
  success: Type.Literal(true),
  banner: Type.String(),
  css: Type.String(),
  policy: Type.String(),
});
export type PreviewConsentAnswer = Static<typeof PreviewConsentAnswer>;

/** One choice of one visitor. */
export const ConsentProofRow = Type.Object({
  id: Type.String(),
  consentId: Type.String(),
  at: Instant,
  policyId: Type.Integer(),
  bannerVersion: Type.Integer(),
  /** Whether `…/consent/versions/{bannerVersion}.html` shows what the visitor saw. */
  isVersionKept: Type.Boolean(),
  consentType: Type.String(),
  region: Type.String(),
  categories: Type.Array(Type.String()),
  services: Type.Record(Type.String(), Type.Boolean()),
  outcome: Type.String(),
  addressHash: Type.String(),
});
export type ConsentProofRow = Static<typeof ConsentProofRow>;

/**
 * `GET /api/owner/sites/{siteId}/consent/proofs?search=&cursor=`, newest first, 50 a page. `search`
 * is the start of a consent id. `…/proofs.csv?search=` downloads all. `DELETE …/proofs/{consentId}`
 * removes all proofs of one visitor; 404 if there are none.
 */
export const ProofsQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 64, pattern: '^[\\w-]*$' })),
  cursor: Type.Optional(Type.String({ maxLength: 100 })),
});
export type ProofsQuery = Static<typeof ProofsQuery>;
export const ProofsAnswer = Type.Object({
  success: Type.Literal(true),
  proofs: Type.Array(ConsentProofRow),
  nextCursor: Type.Optional(Type.String()),
});
export type ProofsAnswer = Static<typeof ProofsAnswer>;

/** Choices of one day. Each visitor counts once, with the last choice of that day. */
export const ConsentDayRow = Type.Object({
  day: Day,
  accepted: Type.Integer(),
  partly: Type.Integer(),
  refused: Type.Integer(),
  /** The browser sent a privacy signal. */
  signal: Type.Integer(),
  /** Visitors who left without a choice. */
  none: Type.Integer(),
});
export type ConsentDayRow = Static<typeof ConsentDayRow>;

/** `GET /api/owner/sites/{siteId}/consent/days?from=&until=`; days without choices are included. */
export const ConsentDaysAnswer = Type.Object({
  success: Type.Literal(true),
  from: Day,
  until: Day,
  days: Type.Array(ConsentDayRow),
});
export type ConsentDaysAnswer = Static<typeof ConsentDaysAnswer>;

export const CONSENT_AREAS_PER_SITE = 1_000;

/**
 * `POST /api/owner/sites/{siteId}/consent/areas`; empty html removes the area; 409 when the site
 * has too many.
 */
export const SaveConsentAreaRequest = Type.Object(
  {
    postId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    blockId: Type.String({ pattern: '^[a-z0-9_-]{1,64}$' }),
    html: Type.String({ maxLength: 200_000 }),
  },
  { additionalProperties: false },
);
export type SaveConsentAreaRequest = Static<typeof SaveConsentAreaRequest>;

/** What a page uses an address for. */
export const SCAN_KINDS = ['script', 'frame', 'picture', 'style', 'other'] as const;
export type ScanKind = (typeof SCAN_KINDS)[number];

/**
 * `POST /api/owner/sites/{siteId}/consent/scan`: finds what a page of the owner's website loads.
 * 400 for an invalid page address, 422 with the reason when the page cannot be loaded, 429 for too
 * many at once.
 */
export const ScanRequest = Type.Object(
  { url: Type.String({ minLength: 8, maxLength: 2000 }) },
  { additionalProperties: false },
);
export type ScanRequest = Static<typeof ScanRequest>;

/** A well-known service that the page uses. */
export const ScannedService = Type.Object({
  service: ConsentService,
  /**
   * How it was recognised, at most three: an address, the name of a cookie, or a script in the
   * page.
   */
  foundBy: Type.Array(
    Type.Object({ by: literals(['address', 'cookie', 'snippet']), text: Type.String() }),
  ),
});
export type ScannedService = Static<typeof ScannedService>;

/** A third party that is not in the library of services. */
export const ScannedHost = Type.Object({
  /** The registered domain: `example.com` for `cdn.example.com`. */
  domain: Type.String(),
  hosts: Type.Array(Type.String()),
  kinds: Type.Array(literals(SCAN_KINDS)),
  /** The number of different addresses that were requested. */
  count: Type.Integer(),
  /** At most five of these addresses, without their query. */
  examples: Type.Array(Type.String()),
});
export type ScannedHost = Static<typeof ScannedHost>;

export const ScannedCookie = Type.Object({
  name: Type.String(),
  host: Type.String(),
  /** True if the cookie belongs to the page's own site. */
  isFirstParty: Type.Boolean(),
  /** How many days it is stored; 0: until the browser is closed. */
  days: Type.Integer(),
  /** The well-known service that sets it. */
  serviceId: Type.Optional(Type.String()),
});
export type ScannedCookie = Static<typeof ScannedCookie>;

export const ScanAnswer = Type.Object({
  success: Type.Literal(true),
  /** The address of the page, after redirects. */
  url: Type.String(),
  services: Type.Array(ScannedService),
  unknown: Type.Array(ScannedHost),
  cookies: Type.Array(ScannedCookie),
  /** False: only the page's own html was read, and no scripts were run. */
  usedBrowser: Type.Boolean(),
  /** A note for the owner about how complete the result is. */
  note: Type.Optional(Type.String()),
});
export type ScanAnswer = Static<typeof ScanAnswer>;
