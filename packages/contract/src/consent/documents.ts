/** The documents that a banner links to: their names in its html, and in the design. */
export const CONSENT_DOCUMENTS = [
  ['cookie-statement', 'cookiePolicy'],
  ['privacy-statement', 'privacyPolicy'],
  ['impressum', 'imprint'],
] as const;

/** A document's name in the html of a banner. */
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number][0];
