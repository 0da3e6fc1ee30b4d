import type { SiteSettings } from '@beckon/contract/owner-calls';

/**
 * The props of a card of the site's settings: all settings in the form, and a function that changes
 * some.
 */
export interface CardProps {
  readonly settings: SiteSettings;
  readonly onChange: (part: Partial<SiteSettings>) => void;
}
