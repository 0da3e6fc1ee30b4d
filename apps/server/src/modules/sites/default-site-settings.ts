import type { SiteSettings } from '@beckon/contract/owner-calls';
import { AUTOMATIC_POPUPS_PER_VISIT } from '@beckon/contract/values';
import { readableHost } from '../../lib/text/readable-host.ts';
import { readCurrency } from '../../lib/numbers/read-currency.ts';
import { readMailSources } from './read-mail-sources.ts';

/** The settings of a new site: popups show on any page, few in one visit. */
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
 * The settings with the changes. Host names are in lower case and readable, the shop's currency in
 * upper case. Throws the error of `refuse` for an unknown time zone, or if the changes contain an
 * invalid currency.
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
  if (changes.leadNotices)
    merged.leadNotices = readMailSources(changes.leadNotices, settings.leadNotices);
  const domains = merged.domains.map((domain) => readableHost(domain.toLowerCase()));
  return { ...merged, domains: [...new Set(domains)] };
}

/**
 * The currency of goals and prices without one. It has to be valid, because reports could not name
 * another one.
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
    // Intl has no other way to report that it does not know a zone.
    return false;
  }
}
