import type { Site, SiteSettings, UpdateSiteRequest } from '@beckon/contract/owner-calls';
import { isSame } from '../../lib/is-same.ts';

/** The parts of a site that an owner changes on the settings page. */
export type SiteValues = Pick<Site, 'name' | 'settings'>;

/**
 * What differs from `before`. Only this is sent, because the rest may have been changed meanwhile
 * in another tab or by another person. Each setting is sent complete: of two changes in one, such
 * as the list of recipients, the later one counts.
 */
export function changesOf(now: SiteValues, before: SiteValues): UpdateSiteRequest {
  const settings = changedSettings(now.settings, before.settings);
  return {
    ...(now.name === before.name ? {} : { name: now.name }),
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
  };
}

/** `saved`, with what the owner has changed since `sent`. */
export function withLaterChanges(saved: SiteValues, now: SiteValues, sent: SiteValues): SiteValues {
  return {
    name: now.name === sent.name ? saved.name : now.name,
    settings: { ...saved.settings, ...changedSettings(now.settings, sent.settings) },
  };
}

function changedSettings(now: SiteSettings, before: SiteSettings): Partial<SiteSettings> {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(value, old.get(name))),
  );
}
