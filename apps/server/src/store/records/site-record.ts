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
  /** When and where the script last called in; undefined: never. */
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
  readonly settings?: SiteSettings;
}

/** Every method takes the account: another's site is unknown, like one that never was. */
export interface SiteStore {
  createSite(accountId: string, site: NewSite): Promise<SiteRecord>;
  /** The same unless the account has `most` sites already; of many calls at once none exceeds it. */
  createSiteWithin(accountId: string, site: NewSite, most: number): Promise<SiteRecord | undefined>;
  /** Oldest first. */
  sitesOf(accountId: string): Promise<readonly SiteRecord[]>;
  site(accountId: string, siteId: string): Promise<SiteRecord | undefined>;
  /** Settings are replaced as a whole: merge before. Undefined: not there. */
  updateSite(
    accountId: string,
    siteId: string,
    changes: SiteChanges & { readonly at: number },
  ): Promise<SiteRecord | undefined>;
  /**
   * Removes the site with its popups at once; its leads and counts, which nobody can reach then, go
   * with `removeLeftovers`. False: not there.
   */
  deleteSite(accountId: string, siteId: string): Promise<boolean>;
  /**
   * Removes what belonged to removed sites, in small steps; returns how many rows went. Ends early
   * when the store is closed: a later call continues.
   */
  removeLeftovers(): Promise<number>;
}
