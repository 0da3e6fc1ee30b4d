/** Our texts on the page of a site's cookies, around those of its owner, in English. */
export const cookiePolicy = {
  choices: 'Your choices',
  needsScript: 'Your choices are shown here when scripts may run in your browser.',
  consentId: 'Your consent id, if you ask the site about your choice:',
  services: 'Services and cookies',
  noCookies: 'Sets no cookies of its own on this site.',
  cookie: 'Cookie',
  purpose: 'What it is for',
  /** The purpose of one cookie, which is stored in English if it is from the library. */
  purposeText: (purpose: string) => purpose,
  life: 'How long it stays',
  days: (days: number) =>
    days === 0 ? 'Until the browser is closed' : days === 1 ? '1 day' : `${days} days`,
  privacyOf: (service: string) => `Privacy policy of ${service}`,
};
