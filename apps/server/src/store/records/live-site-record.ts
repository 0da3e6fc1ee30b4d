import type { AbTestSettings, PopupSettings } from '@beckon/contract/settings';
import type { AccountRecord } from './account-record.ts';
import type { DestinationRecord } from './destination-record.ts';
import type { LiveHoldout } from './holdout-record.ts';
import type { PopupRecord, PublishedPopup } from './popup-record.ts';
import type { SiteRecord } from './site-record.ts';

/** A published popup as visitors get it; one that is paused (not active) shows in preview only. */
export type LivePopup = Pick<PopupRecord, 'id' | 'siteId' | 'type' | 'format'> & {
  readonly isActive: boolean;
  readonly published: PublishedPopup;
  /** All arms of the running test that it is in, those that are gone included. */
  readonly testArms?: readonly AbTestSettings[];
  /** The same object for all popups that are set up alike; missing: what it has is its own. */
  readonly common?: PopupCommon;
};

/** What a popup need not have for itself: all but its names, dates and the values of its rules. */
export interface PopupCommon extends Pick<LivePopup, 'type' | 'format'> {
  readonly published: Omit<PublishedPopup, 'name' | 'revision' | 'at' | 'fingerprint'>;
}

/** What deciding looks at of a published popup. Most are not offered: theirs are never put together. */
export interface Candidate extends Pick<LivePopup, 'id' | 'type' | 'isActive'> {
  /** Its settings; values of audience rules are in `comparable`, where that is there. */
  readonly settings: PopupSettings;
  /**
   * Values of its audience rules as they are compared, from a place on one rule after the other;
   * what has one value is that.
   */
  readonly comparable?:
    | { readonly values: readonly (string | readonly string[])[]; readonly from: number }
    | undefined;
  /** All of it. */
  readonly popup: LivePopup;
}

/** A site in the form in which it is kept for visitors' calls. */
export interface PackedSite {
  readonly site: Omit<SiteRecord, 'settings'>;
  /** JSON of the site's settings. */
  readonly settings: string;
  readonly account: AccountRecord;
  /** Made by `packPopups`. */
  readonly packed: string;
}

/** All that a display decision needs of a site. Popups oldest first. */
export interface LiveSite {
  readonly site: SiteRecord;
  readonly account: AccountRecord;
  readonly popups: readonly LivePopup[];
  /** Where its leads go besides the mails. */
  readonly destinations: readonly Pick<DestinationRecord, 'id' | 'kind'>[];
  /** Those that run. */
  readonly holdouts: readonly LiveHoldout[];
  /** Ids of popups that were skipped because their row holds no popup; missing: none. */
  readonly unreadable?: readonly string[];
}

/** A change of a site or of what is in it; numbers only grow. */
export interface SiteChange {
  readonly number: number;
  readonly clientId: string;
}

/** Reads for visitors, not tied to an account: the client id is public. */
export interface LiveSiteStore {
  liveSite(clientId: string): Promise<LiveSite | undefined>;
  /** Those of the sites that there are, by client id, in one read. */
  packedSites(clientIds: readonly string[]): Promise<ReadonlyMap<string, PackedSite>>;
  /**
   * Packs the sites that are not packed yet, or were by another version, in small steps; returns
   * how many. Ends early when the store is closed.
   */
  packSites(): Promise<number>;
  /** Client id of the site a published popup belongs to. */
  clientIdOfPopup(popupId: string): Promise<string | undefined>;
  /**
   * Client id of the site whose script was first seen on this host name; while none was, of the one
   * that listed it first.
   */
  clientIdOfDomain(hostName: string): Promise<string | undefined>;
  /** Number of the latest change by any server; 0 when there was none. */
  latestSiteChange(): Promise<number>;
  /** Changes by any server after the number, oldest first, at most 1000. */
  siteChangesAfter(number: number): Promise<readonly SiteChange[]>;
  /**
   * Calls back with the client id after each change made through this store; returns the way to
   * stop.
   */
  onSiteChange(listener: (clientId: string) => void): () => void;
}
