import type { ScanKind } from '@beckon/contract/owner-calls';

/** What a page has from elsewhere or from its own host: an address and what it is used as. */
export interface FoundResource {
  readonly kind: ScanKind;
  /** Absolute, http or https. */
  readonly address: string;
}

export interface FoundCookie {
  readonly name: string;
  /** Host or domain that it belongs to, without a leading dot. */
  readonly host: string;
  /** Days that it lives, at least 1; 0: until the browser is closed. */
  readonly days: number;
}

/** All that one way of looking at a page found. */
export interface PageFindings {
  readonly resources: readonly FoundResource[];
  readonly cookies: readonly FoundCookie[];
  /** Ids of services whose well-known lines are in the page's own scripts. */
  readonly snippets: readonly string[];
}
