/** The documents that a banner links to: their names in its html, and in the design. */
export const CONSENT_DOCUMENTS = [
  ['cookie-statement', 'cookiePolicy'],
  ['privacy-statement', 'privacyPolicy'],
  ['impressum', 'imprint'],
] as const;
