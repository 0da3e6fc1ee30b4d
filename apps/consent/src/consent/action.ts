import type { Category, Choice } from './category.ts';
import type { BannerStatus, StoredConsent } from './stored-consent.ts';
import type { TrackStatus } from './track.ts';

/**
 * What happened: a visitor's act, a call of the page, or something that the browser tells.
 * docs/behaviour/consent.md#actions
 */
export type Action =
  /** The page is there. `pageServices`: services that something on the page waits for. */
  | { readonly type: 'start'; readonly pageServices: readonly string[] }
  /** The banner's styles have come; `opens` is false where the page has controls of its own. */
  | { readonly type: 'banner-ready'; readonly hasBanner: boolean; readonly opens: boolean }
  | { readonly type: 'accept' }
  | { readonly type: 'deny' }
  | { readonly type: 'close' }
  | { readonly type: 'reopen' }
  | { readonly type: 'save'; readonly chosen: readonly Category[] }
  | { readonly type: 'change-panel'; readonly chosen: readonly Category[] }
  | { readonly type: 'accept-category'; readonly category: Category; readonly dismisses: boolean }
  | {
      readonly type: 'choose-service';
      readonly service: string;
      readonly isAllowed: boolean;
      readonly dismisses: boolean;
    }
  | { readonly type: 'open-area'; readonly service: string }
  | { readonly type: 'auto-dismiss' }
  | { readonly type: 'leave' }
  /** The cookies may be others than this page knows: another tab, or a page that comes back. */
  | { readonly type: 'look-again'; readonly stored: StoredConsent }
  /** Single calls of the page's own code. */
  | { readonly type: 'show' }
  | { readonly type: 'accept-only' }
  | { readonly type: 'deny-only' }
  | { readonly type: 'set-category'; readonly category: Category; readonly value: Choice }
  | { readonly type: 'set-service'; readonly service: string; readonly isAllowed: boolean }
  | { readonly type: 'set-banner'; readonly status: BannerStatus | undefined }
  | { readonly type: 'enable-category'; readonly category: Category }
  | { readonly type: 'enable-service'; readonly service: string }
  | { readonly type: 'fire-categories' }
  | { readonly type: 'track'; readonly status: TrackStatus | undefined };
