import type { AbTestSettings, PopupSettings } from '@beckon/contract/settings';
import type { AccountRecord } from './account-record.ts';
import type { LiveDestination, MailSource } from './destination-record.ts';
import type { LiveHoldout } from './holdout-record.ts';
import type { PopupRecord, PublishedPopup } from './popup-record.ts';
import type { SiteRecord } from './site-record.ts';

/** A published popup as visitors get it; one that is paused (not active) shows in preview only. */
export type LivePopup = Pick<PopupRecord, 'id' | 'siteId' | 'type' | 'format'> & {
  readonly isActive: boolean;
  readonly published: PublishedPopup;
  /** All arms of the running test that it is in, including arms whose popup was deleted. */
  readonly testArms?: readonly AbTestSettings[];
  /** The same object for all popups with the same settings; missing: the popup shares nothing. */
  readonly common?: PopupCommon;
};

/** What popups can share: everything except names, dates and the values of rules. */
export interface PopupCommon extends Pick<LivePopup, 'type' | 'format'> {
  readonly published: Omit<PublishedPopup, 'name' | 'revision' | 'at' | 'fingerprint'>;
}

/**
 * The parts of a published popup that a display decision reads. Most popups are not offered, so
 * they are never built completely.
 */
export interface Candidate extends Pick<LivePopup, 'id' | 'type' | 'isActive'> {
  /** Its settings; values of audience rules are in `comparable`, if that exists. */
  readonly settings: PopupSettings;
  /**
   * Values of its audience rules as they are compared, one rule after the other from a position on.
   * A rule with one value has the value itself instead of a list.
   */
  readonly comparable?:
    | { readonly values: readonly (string | readonly string[])[]; readonly from: number }
    | undefined;
  /** The complete popup. */
  readonly popup: LivePopup;
  /**
   * The popup as it is offered: perhaps without the values of its audience rules, which no visitor
   * gets. Building it takes a third of the time of the complete popup.
   */
  readonly offer: LivePopup;
}

/** A site in the form in which it is stored for visitors' calls. */
export interface PackedSite {
  readonly site: Omit<SiteRecord, 'settings'>;
  /** JSON of the site's settings. */
  readonly settings: string;
  readonly account: AccountRecord;
  /** Made by `packPopups`. */
  readonly packed: string;
}

/** Everything that a display decision needs to know about a site. Popups are oldest first. */
export interface LiveSite {
  readonly site: SiteRecord;
  readonly account: AccountRecord;
  readonly popups: readonly LivePopup[];
  /** The destinations of its leads, besides mails. */
  readonly destinations: readonly LiveDestination[];
  /** The recipients of mails who get the leads of some popups only; missing: there are none. */
  readonly mailSources?: readonly MailSource[];
  /** The holdouts that run. */
  readonly holdouts: readonly LiveHoldout[];
  /** Ids of popups that were skipped because their row cannot be read; missing: none. */
  readonly unreadable?: readonly string[];
}

/** A change of a site or of its content. The numbers only grow. */
export interface SiteChange {
  readonly number: number;
  readonly clientId: string;
}

/** Reads for visitors. They need no account, because the client id is public. */
export interface LiveSiteStore {
  /**
   * A published popup in the trash, for the leads of visitors who still have it open. Undefined:
   * there is no such popup, or its design was removed already.
   */
  popupStillOpen(siteId: string, popupId: string): Promise<LivePopup | undefined>;
  liveSite(clientId: string): Promise<LiveSite | undefined>;
  /** Those of the sites that exist, by client id, in one query. */
  packedSites(clientIds: readonly string[]): Promise<ReadonlyMap<string, PackedSite>>;
  /**
   * Packs the sites that are not packed yet, or were packed by another version, in small steps;
   * returns how many. Ends early when the store is closed.
   */
  packSites(): Promise<number>;
  /** Client id of the site a published popup belongs to. */
  clientIdOfPopup(popupId: string): Promise<string | undefined>;
  /**
   * Client id of the site whose script was first seen on this host name. If none was seen, that of
   * the site that listed it first.
   */
  clientIdOfDomain(hostName: string): Promise<string | undefined>;
  /** Number of the latest change by any server; 0 when there was none. */
  latestSiteChange(): Promise<number>;
  /** Changes by any server after the number, oldest first, at most 1000. */
  siteChangesAfter(number: number): Promise<readonly SiteChange[]>;
  /**
   * Calls back with the client id after each change made through this store; returns a function
   * that stops this.
   */
  onSiteChange(listener: (clientId: string) => void): () => void;
}
