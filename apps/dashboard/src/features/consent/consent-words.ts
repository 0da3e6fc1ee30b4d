import type {
  BannerPosition,
  CategoryView,
  ConsentCategory,
  ConsentRegion,
  ConsentTexts,
  ConsentType,
  ManageButton,
} from '@beckon/contract/consent';
import { keysOf } from '@beckon/contract/values';

export const CATEGORY_NAMES: Readonly<Record<ConsentCategory, string>> = {
  functional: 'Necessary',
  preferences: 'Preferences',
  statistics: 'Statistics',
  marketing: 'Marketing',
};

export const REGION_NAMES: Readonly<Record<ConsentRegion, string>> = {
  eu: 'European Union, EEA and Switzerland',
  uk: 'United Kingdom',
  za: 'South Africa',
  br: 'Brazil',
  us: 'United States',
  ca: 'Canada',
  au: 'Australia',
  other: 'All other countries',
};

export const TYPE_NAMES: Readonly<Record<ConsentType, string>> = {
  optin: 'Ask first (opt-in)',
  optout: 'Allow until they object (opt-out)',
  other: 'Do not ask',
};

export const POSITION_NAMES: Readonly<Record<BannerPosition, string>> = {
  'bottom-right': 'Bottom right',
  'bottom-left': 'Bottom left',
  bottom: 'Bottom, wide',
  center: 'Centre',
};

export const VIEW_NAMES: Readonly<Record<CategoryView, string>> = {
  'view-preferences': 'Behind a button',
  'save-preferences': 'Open at once',
  no: 'Accept and reject only',
};

export const MANAGE_NAMES: Readonly<Record<ManageButton, string>> = {
  'show-everywhere': 'Always',
  'hover-show-mobile': 'Slides out on desktop, always on phones',
  'hover-hide-mobile': 'Slides out on desktop, not on phones',
  'hide-everywhere': 'Never (you link to the cookie list yourself)',
};

export const TEXT_NAMES: Readonly<Record<keyof ConsentTexts, string>> = {
  title: 'Title',
  message: 'Message where you ask first',
  optoutMessage: 'Message where visitors may object',
  accept: 'Accept button',
  deny: 'Reject button',
  viewPreferences: 'Button that opens the choices',
  savePreferences: 'Button that saves the choices',
  manageConsent: 'Button that opens the banner again',
  close: 'Close button, for screen readers',
  alwaysActive: 'Beside necessary cookies',
  functional: 'Name: necessary',
  functionalText: 'Text: necessary',
  preferences: 'Name: preferences',
  preferencesText: 'Text: preferences',
  statistics: 'Name: statistics',
  statisticsText: 'Text: statistics',
  marketing: 'Name: marketing',
  marketingText: 'Text: marketing',
  blockedByCategory: 'On blocked content ({category} is replaced)',
  blockedByService: 'On blocked content of a service ({service} is replaced)',
  allowService: 'Button that shows the content',
};

/** The options of a select, in the order of `names`. */
export function choicesOf<Key extends string>(
  names: Readonly<Record<Key, string>>,
): { readonly value: Key; readonly label: string }[] {
  return keysOf(names).map((value) => ({ value, label: names[value] }));
}
