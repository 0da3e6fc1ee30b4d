import type { ScanKind } from '@beckon/contract/owner-calls';

/** A resource that a page loads, from its own or another host. */
export interface FoundResource {
  readonly kind: ScanKind;
  /** Absolute, http or https. */
  readonly address: string;
}

export interface FoundCookie {
  readonly name: string;
  /** The host or domain of the cookie, without a leading dot. */
  readonly host: string;
  /** The lifetime in days, at least 1. 0: until the browser is closed. */
  readonly days: number;
}

/** The findings of one way of scanning a page. */
export interface PageFindings {
  readonly resources: readonly FoundResource[];
  readonly cookies: readonly FoundCookie[];
  /** Ids of services whose known code is in the page's own scripts. */
  readonly snippets: readonly string[];
}
