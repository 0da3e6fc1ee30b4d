import type { Category, Choice } from './category.ts';
import type { BannerStatus, StoredConsent } from './stored-consent.ts';
import type { TrackStatus } from './track.ts';

type Nothing = Readonly<Record<never, never>>;

/**
 * What happened, by its type: an action of the visitor, a call of the page, or an event of the
 * browser. docs/behaviour/consent.md#actions
 */
export interface ActionDetails {
  /** The page is parsed. `pageServices` are the services for which something on the page waits. */
  readonly start: { readonly pageServices: readonly string[] };
  /** The banner's styles are loaded. `opens` is false if the page has its own controls. */
  readonly 'banner-ready': { readonly hasBanner: boolean; readonly opens: boolean };
  readonly accept: Nothing;
  readonly deny: Nothing;
  readonly close: Nothing;
  readonly reopen: Nothing;
  readonly save: { readonly chosen: readonly Category[] };
  readonly 'change-panel': { readonly chosen: readonly Category[] };
  readonly 'accept-category': { readonly category: Category; readonly dismisses: boolean };
  readonly 'choose-service': {
    readonly service: string;
    readonly isAllowed: boolean;
    readonly dismisses: boolean;
  };
  readonly 'open-area': { readonly service: string };
  readonly 'auto-dismiss': Nothing;
  readonly leave: Nothing;
  /**
   * The cookies may have changed: in another tab, or while this page was in the browser's
   * back/forward cache.
   */
  readonly 'look-again': { readonly stored: StoredConsent };
  /** Calls of single functions by the page's own code. */
  readonly show: Nothing;
  readonly 'accept-only': Nothing;
  readonly 'deny-only': Nothing;
  readonly 'set-category': { readonly category: Category; readonly value: Choice };
  readonly 'set-service': { readonly service: string; readonly isAllowed: boolean };
  readonly 'set-banner': { readonly status: BannerStatus | undefined };
  readonly 'enable-category': { readonly category: Category };
  readonly 'enable-service': { readonly service: string };
  readonly 'fire-categories': Nothing;
  readonly track: { readonly status: TrackStatus | undefined };
}

export type ActionType = keyof ActionDetails;

/** An action with its type. */
export type Action<Type extends ActionType = ActionType> = {
  readonly [Each in Type]: { readonly type: Each } & ActionDetails[Each];
}[Type];
