import type { Category, Choice } from './category.ts';
import type { BannerStatus } from './stored-consent.ts';

/** Our cookies, without the prefix that the site gives them. */
export type OwnCookie =
  | Category
  | 'banner-status'
  | 'policy_id'
  | 'consented_services'
  | 'saved_categories'
  | 'saved_services';

/** What the server is told of a choice. */
export interface TrackBody {
  readonly consented_categories: readonly string[];
  readonly consented_services: Readonly<Record<string, boolean>>;
}

/** One order for the page; a decision is a list of them, carried out in turn. */
export type Step =
  | { readonly do: 'event'; readonly name: string; readonly detail?: unknown }
  | { readonly do: 'settings-event' }
  | { readonly do: 'cookie'; readonly name: OwnCookie; readonly value: string }
  | { readonly do: 'clear-own-cookies' }
  | { readonly do: 'clear-service-cookies' }
  | { readonly do: 'integration-cookies'; readonly when: 'boot' | Choice }
  | { readonly do: 'tell-tag-manager'; readonly category: Category }
  | { readonly do: 'activate'; readonly category: Category }
  | { readonly do: 'activate-service'; readonly service: string }
  | { readonly do: 'scripts-round' }
  | { readonly do: 'tell-wordpress'; readonly category: Category; readonly value: Choice }
  | { readonly do: 'tell-consent-type' }
  | { readonly do: 'fill-panel' }
  | { readonly do: 'show-banner' }
  | { readonly do: 'apply-banner'; readonly status: BannerStatus }
  | { readonly do: 'body-classes' }
  | { readonly do: 'sync-boxes' }
  | { readonly do: 'send-track'; readonly body: TrackBody }
  | { readonly do: 'tell-other-tabs' }
  | { readonly do: 'say-signal' }
  | { readonly do: 'reload'; readonly afterMs: number };
