/** The texts of a new cookie banner, until its owner changes them, in English. */
export const consentBanner = {
  title: 'Your privacy',
  message:
    'We use cookies to make this site work, to see how it is used, and to show what may interest you. You choose which of them we may use.',
  optoutMessage:
    'We use cookies to make this site work, to see how it is used, and to show what may interest you. You can object at any time.',
  accept: 'Accept all',
  deny: 'Reject all',
  viewPreferences: 'Choose',
  savePreferences: 'Save my choice',
  manageConsent: 'Cookie settings',
  close: 'Close',
  alwaysActive: 'Always on',
  functional: 'Necessary',
  functionalText: 'Needed for the site to work, such as signing in or keeping your cart.',
  preferences: 'Preferences',
  preferencesText: 'Remember what you chose, such as your language.',
  statistics: 'Statistics',
  statisticsText: 'Help us understand how visitors use the site.',
  marketing: 'Marketing',
  marketingText: 'Used to show content and advertising that fits you, also on other sites.',
  blockedByCategory: 'Allow {category} cookies to see this content',
  blockedByService: 'This content comes from {service}, which may set cookies.',
  allowService: 'Show it',
};
