/** What cookies are for. `functional` is always allowed; visitors choose about the others. */
export const CONSENT_CATEGORIES = ['functional', 'preferences', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The categories that a visitor may allow or deny, the least intrusive first. */
export const OPTIONAL_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];
