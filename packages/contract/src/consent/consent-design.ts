import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { inEachLanguage, LANGUAGES } from '../values/sites/languages.ts';
import { OPTIONAL_CATEGORIES } from './categories.ts';
import { ConsentService, MOST_SERVICES } from './consent-service.ts';
import { ConsentTexts } from './consent-texts.ts';
import { CONSENT_REGIONS, CONSENT_TYPES, type ConsentRegion } from './regions.ts';

export const BANNER_POSITIONS = ['bottom-right', 'bottom-left', 'bottom', 'center'] as const;
export type BannerPosition = (typeof BANNER_POSITIONS)[number];

/**
 * How the categories are offered: behind a button, open at once with a button that saves, or not at
 * all (accept and deny only).
 */
export const CATEGORY_VIEWS = ['view-preferences', 'save-preferences', 'no'] as const;
export type CategoryView = (typeof CATEGORY_VIEWS)[number];

/** Where the small button that opens the banner again is shown. */
export const MANAGE_BUTTONS = [
  'show-everywhere',
  'hover-hide-mobile',
  'hover-show-mobile',
  'hide-everywhere',
] as const;
export type ManageButton = (typeof MANAGE_BUTTONS)[number];

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
const Link = Type.String({ maxLength: 2000 });

/** Colours of the banner; each text colour is checked against its background. */
export const ConsentLook = Type.Object(
  {
    background: Colour,
    text: Colour,
    border: Colour,
    /** The accept button. */
    accept: Colour,
    acceptText: Colour,
    /** The deny button is as large as the accept button. It must not be much weaker. */
    deny: Colour,
    denyText: Colour,
    /** Radius of the banner in CSS pixels; buttons get half of it. */
    corners: Type.Integer({ minimum: 0, maximum: 32 }),
  },
  { additionalProperties: false },
);
export type ConsentLook = Static<typeof ConsentLook>;

/** What consent.js reports to other tools of the page, each in that tool's documented way. */
export const ConsentIntegrations = Type.Object(
  {
    google: Type.Boolean(),
    tagManager: Type.Boolean(),
    microsoft: Type.Boolean(),
    clarity: Type.Boolean(),
    matomo: Type.Boolean(),
    shopify: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type ConsentIntegrations = Static<typeof ConsentIntegrations>;

const ConsentTypeValue = literals(CONSENT_TYPES);

const TypeOfRegion = Type.Object(
  {
    eu: ConsentTypeValue,
    uk: ConsentTypeValue,
    za: ConsentTypeValue,
    br: ConsentTypeValue,
    us: ConsentTypeValue,
    ca: ConsentTypeValue,
    au: ConsentTypeValue,
    other: ConsentTypeValue,
  } satisfies Record<ConsentRegion, typeof ConsentTypeValue>,
  { additionalProperties: false },
);

/** Everything an owner decides about cookies and consent on one site. */
export const ConsentDesign = Type.Object(
  {
    /** How visitors of each region are asked. */
    typeOfRegion: TypeOfRegion,
    /** For visitors whose country is not known. */
    defaultRegion: literals(CONSENT_REGIONS),
    language: literals(LANGUAGES),
    texts: Type.Object(
      inEachLanguage(() => ConsentTexts),
      { additionalProperties: false },
    ),
    position: literals(BANNER_POSITIONS),
    categoryView: literals(CATEGORY_VIEWS),
    manageButton: literals(MANAGE_BUTTONS),
    look: ConsentLook,
    /** Optional categories that the site uses; the others are not offered. */
    categories: Type.Array(literals(OPTIONAL_CATEGORIES), { uniqueItems: true, maxItems: 3 }),
    services: Type.Array(ConsentService, { maxItems: MOST_SERVICES }),
    /** Visitors choose service by service, and cookies of denied services are removed. */
    asksPerService: Type.Boolean(),
    /**
     * Unmarked scripts and frames whose address belongs to a known service are blocked until
     * consent.
     */
    blocksKnownServices: Type.Boolean(),
    /** It is raised when visitors must be asked again. */
    policyId: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    expiryDays: Type.Integer({ minimum: 1, maximum: 730 }),
    honoursPrivacySignals: Type.Boolean(),
    /** The page cannot be used before a choice; only where the law allows it. */
    hasWall: Type.Boolean(),
    /** Opt-out banners disappear automatically after this many seconds; 0: never. */
    dismissAfterSeconds: Type.Integer({ minimum: 0, maximum: 600 }),
    /** Opt-out banners disappear when the visitor scrolls. */
    dismissesOnScroll: Type.Boolean(),
    keepsRecords: Type.Boolean(),
    /** Records of consent are deleted after this many days. */
    recordDays: Type.Integer({ minimum: 30, maximum: 3650 }),
    links: Type.Object(
      { cookiePolicy: Link, privacyPolicy: Link, imprint: Link },
      { additionalProperties: false },
    ),
    integrations: ConsentIntegrations,
  },
  { additionalProperties: false },
);
export type ConsentDesign = Static<typeof ConsentDesign>;
