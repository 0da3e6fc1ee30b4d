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
  /**
   * All settings, or a function that returns them. It gets the settings that are stored at the
   * moment of writing.
   */
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
  /**
   * Undefined: there is no such site. If `settings` throws, this rejects with the same error and
   * changes nothing.
   */
  updateSite(
    accountId: string,
    siteId: string,
    changes: SiteChanges & { readonly at: number },
  ): Promise<SiteRecord | undefined>;
  /**
   * Removes the site with its popups at once. Its leads and counts can then no longer be reached;
   * `removeLeftovers` removes them. False: there is no such site.
   */
  deleteSite(accountId: string, siteId: string): Promise<boolean>;
  /**
   * Removes what belonged to removed sites, in small steps; returns how many rows were removed.
   * Ends early when the store is closed; a later call continues. `looksForLost`: also searches for
   * views of removed popups that were not recorded. This takes a second with 200,000 popups. It has
   * no effect while another run is under way.
   */
  removeLeftovers(options?: { readonly looksForLost?: boolean }): Promise<number>;
}
