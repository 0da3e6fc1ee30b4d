import type { SiteSettings } from '@beckon/contract/owner-calls';

/** What a card of the site's settings gets: all of them as they are in the form. */
export interface CardProps {
  readonly settings: SiteSettings;
  readonly onChange: (part: Partial<SiteSettings>) => void;
}
