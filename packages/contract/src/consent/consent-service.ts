import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { CONSENT_CATEGORIES } from './categories.ts';

/** The limits keep the cookie list readable, and the settings that every page loads small. */
export const MOST_SERVICES = 300;
export const MOST_COOKIES = 200;
export const LONGEST_COOKIE_NAME = 120;
/** Blanks and commas are allowed inside, because browsers allow them, and some servers use them. */
export const COOKIE_NAME_PATTERN = '^(?!\\*$)[^\\s;=]([^;=\\p{Cc}]*[^\\s;=])?$';

/**
 * A cookie (or storage key) that a service sets; `*` stands for the part of the name that varies. A
 * name of nothing else would mean every cookie.
 */
export const ConsentCookie = Type.Object(
  {
    name: Type.String({ maxLength: LONGEST_COOKIE_NAME, pattern: COOKIE_NAME_PATTERN }),
    purpose: Type.String({ maxLength: 300 }),
    /** How many days it is stored; 0: until the browser is closed. */
    days: Type.Integer({ minimum: 0, maximum: 3650 }),
  },
  { additionalProperties: false },
);
export type ConsentCookie = Static<typeof ConsentCookie>;

export const SERVICE_ID_PATTERN = '^[a-z0-9][a-z0-9-]{1,59}$';

/** A third party whose scripts, frames or pictures wait for consent. */
export const ConsentService = Type.Object(
  {
    /** Used in `data-service`, cookies and events. */
    id: Type.String({ pattern: SERVICE_ID_PATTERN }),
    name: Type.String({ minLength: 1, maxLength: 120 }),
    category: literals(CONSENT_CATEGORIES),
    /** Parts of addresses that identify this service: `youtube.com/embed`. See find-by-address.ts. */
    patterns: Type.Array(Type.String({ minLength: 4, maxLength: 200 }), { maxItems: 40 }),
    cookies: Type.Array(ConsentCookie, { maxItems: MOST_COOKIES }),
    /** The service's own privacy policy; empty: none. */
    privacyUrl: Type.String({ maxLength: 2000 }),
  },
  { additionalProperties: false },
);
export type ConsentService = Static<typeof ConsentService>;
