import type { SiteSettings } from '@beckon/contract/owner-calls';
import { AUTOMATIC_POPUPS_PER_VISIT } from '@beckon/contract/values';

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
 * The settings with changes on top; host names in lower case. Throws what `refuse` makes of a time
 * zone that nobody knows.
 */
export function mergeSiteSettings(
  settings: SiteSettings,
  changes: Partial<SiteSettings>,
  refuse: (message: string) => Error,
): SiteSettings {
  const merged = { ...settings, ...changes };
  if (!isTimeZone(merged.timeZone)) throw refuse('There is no such time zone.');
  return { ...merged, domains: [...new Set(merged.domains.map((domain) => domain.toLowerCase()))] };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl has no other way to say that it does not know a zone.
    return false;
  }
}
