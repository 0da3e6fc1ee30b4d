import type { Category, Choice } from './category.ts';
import type { BannerStatus } from './stored-consent.ts';

/** Our cookies, without the site's prefix. */
export type OwnCookie =
  | Category
  | 'banner-status'
  | 'policy_id'
  | 'consented_services'
  | 'saved_categories'
  | 'saved_services';

/** The body of a report about a choice. */
export interface TrackBody {
  readonly consented_categories: readonly string[];
  readonly consented_services: Readonly<Record<string, boolean>>;
}

type Nothing = Readonly<Record<never, never>>;

/** The data of each step, by its name. */
export interface StepDetails {
  readonly event: { readonly name: string; readonly detail?: unknown };
  readonly 'settings-event': Nothing;
  readonly cookie: { readonly name: OwnCookie; readonly value: string };
  readonly 'renew-cookies': Nothing;
  readonly 'clear-own-cookies': Nothing;
  readonly 'clear-service-cookies': Nothing;
  readonly 'integration-cookies': { readonly when: 'boot' | Choice };
  readonly 'notify-tag-manager': { readonly category: Category };
  readonly activate: { readonly category: Category };
  readonly 'activate-service': { readonly service: string };
  readonly 'scripts-round': Nothing;
  readonly 'notify-wordpress': { readonly category: Category; readonly value: Choice };
  readonly 'set-consent-type': Nothing;
  readonly 'fill-panel': Nothing;
  readonly 'show-banner': Nothing;
  readonly 'apply-banner': { readonly status: BannerStatus };
  readonly 'body-classes': Nothing;
  readonly 'sync-boxes': Nothing;
  readonly 'send-track': { readonly body: TrackBody };
  readonly 'notify-other-tabs': Nothing;
  readonly 'say-signal': Nothing;
  readonly reload: { readonly afterMs: number };
}

export type StepName = keyof StepDetails;

/** One instruction for the page. A decision is a list of steps, which are carried out in order. */
export type Step<Name extends StepName = StepName> = {
  readonly [Each in Name]: { readonly do: Each } & StepDetails[Each];
}[Name];
