import type { SiteSettings } from '@beckon/contract/owner-calls';

/** A website of an account; browsers know it by its client id. Times in ms. */
export interface SiteRecord {
  readonly id: string;
  /** 13 lowercase hex digits. */
  readonly clientId: string;
  readonly accountId: string;
  readonly name: string;
  readonly settings: SiteSettings;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When and where the script last called the server; undefined: never. */
  readonly lastSeenAt: number | undefined;
  readonly lastSeenUrl: string | undefined;
}

export interface NewSite {
  readonly id: string;
  readonly clientId: string;
  readonly name: string;
  readonly settings: SiteSettings;
  readonly at: number;
}

export interface SiteChanges {
  readonly name?: string;
  /** All settings, or what makes them of those that are there when they are written. */
  readonly settings?: SiteSettings | ((before: SiteSettings) => SiteSettings);
}

/** Every method takes the account. Sites of other accounts do not exist for it. */
export interface SiteStore {
  createSite(accountId: string, site: NewSite): Promise<SiteRecord>;
  /** The same, unless the account already has `most` sites. Many calls at once cannot exceed it. */
  createSiteWithin(accountId: string, site: NewSite, most: number): Promise<SiteRecord | undefined>;
  /** Oldest first. */
  sitesOf(accountId: string): Promise<readonly SiteRecord[]>;
  site(accountId: string, siteId: string): Promise<SiteRecord | undefined>;
  /** Undefined: not there. Rejects with what `settings` throws; then nothing is changed. */
  updateSite(
    accountId: string,
    siteId: string,
    changes: SiteChanges & { readonly at: number },
  ): Promise<SiteRecord | undefined>;
  /**
   * Removes the site with its popups at once. Nobody can reach its leads and counts then;
   * `removeLeftovers` removes them. False: there is no such site.
   */
  deleteSite(accountId: string, siteId: string): Promise<boolean>;
  /**
   * Removes what belonged to removed sites, in small steps; returns how many rows were removed.
   * Ends early when the store is closed: a later call continues. `looksForLost`: also looks for
   * views that nobody recorded as such, which takes a second with 200,000 popups; a run that is
   * under way does not.
   */
  removeLeftovers(options?: { readonly looksForLost?: boolean }): Promise<number>;
}
