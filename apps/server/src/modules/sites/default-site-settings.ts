import type { SiteSettings } from '@beckon/contract/owner-calls';
import { AUTOMATIC_POPUPS_PER_VISIT } from '@beckon/contract/values';
import { readCurrency } from '../../lib/read-currency.ts';

/** What a new site starts with: shown anywhere, with few popups in one visit. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  domains: [],
  timeZone: 'UTC',
  language: 'en',
  attentionBudget: AUTOMATIC_POPUPS_PER_VISIT,
  countsCalendarDays: false,
  consentMode: 'off',
  allowsTrustedCode: false,
  conversionCode: '',
};

/**
 * The settings with changes on top; host names in lower case, the shop's currency in capitals.
 * Throws what `refuse` makes of a time zone that nobody knows, and of a currency that is newly
 * none.
 */
export function mergeSiteSettings(
  settings: SiteSettings,
  changes: Partial<SiteSettings>,
  refuse: (message: string) => Error,
): SiteSettings {
  const merged = { ...settings, ...changes };
  if (!isTimeZone(merged.timeZone)) throw refuse('There is no such time zone.');
  if (changes.shop && changes.shop.currency !== settings.shop?.currency)
    merged.shop = { ...changes.shop, currency: checkedCurrency(changes.shop.currency, refuse) };
  return { ...merged, domains: [...new Set(merged.domains.map((domain) => domain.toLowerCase()))] };
}

/**
 * Goals and prices that name no currency have this one: without a currency they would be in no
 * revenue.
 */
function checkedCurrency(text: string, refuse: (message: string) => Error): string {
  const currency = readCurrency(text);
  if (currency === '' && text.trim() !== '')
    throw refuse("The store's currency is a code of three letters, such as EUR, or empty.");
  return currency;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl has no other way to say that it does not know a zone.
    return false;
  }
}
