import type { ConsentDesign } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';

/**
 * Names of the files that a publish made, by language: each is the hash of its content. What a
 * publish of before November 2026 lacks is optional: its banner and styles hold all in one.
 */
export interface ConsentFiles {
  readonly banner: string;
  readonly bannerOptout?: string;
  /** Html of the tab with its styles, as it is in the settings of the page. */
  readonly tab?: string;
  readonly css: string;
  readonly pageCss?: string;
  readonly policy: string;
  readonly panelOptin: string;
  readonly panelOptout: string;
  readonly placeholder: string;
}

/** What visitors get until the next publish. */
export interface PublishedConsent {
  readonly design: ConsentDesign;
  readonly files: Readonly<Record<Language, ConsentFiles>>;
  /** The draft's revision at the publish: never used again, so browsers may keep by it. */
  readonly version: number;
  readonly at: number;
}

/** A design with its files, drawn but not yet shown. */
export type DrawnConsent = Omit<PublishedConsent, 'version'>;

export interface PublishConsentInput {
  readonly drawn: DrawnConsent;
  /** By the hash of their content. */
  readonly files: ReadonlyMap<string, string>;
  readonly expectedRevision: number;
}

/** The consent banner of one site. */
export interface ConsentRecord {
  readonly siteId: string;
  readonly draft: ConsentDesign;
  /** Grows with each save and publish. */
  readonly revision: number;
  readonly published: PublishedConsent | undefined;
}

/** Published consent as visitors' calls need it. */
export interface LiveConsent {
  readonly siteId: string;
  readonly clientId: string;
  readonly timeZone: string;
  readonly published: PublishedConsent;
}

export const CONSENT_OUTCOMES = ['accepted', 'partly', 'refused', 'signal', 'none'] as const;
/** `signal`: the browser sent do-not-track; `none`: left without a choice. */
export type ConsentOutcome = (typeof CONSENT_OUTCOMES)[number];

/** One choice of one visitor, as proof. No address is kept, only a hash that cannot be undone. */
export interface ConsentProof {
  readonly id: string;
  readonly siteId: string;
  /** Random, made by the visitor's browser at the first choice. */
  readonly consentId: string;
  readonly at: number;
  /** In the site's time zone. */
  readonly day: string;
  readonly policyId: number;
  readonly bannerVersion: number;
  readonly consentType: string;
  readonly region: string;
  readonly categories: readonly string[];
  readonly services: Readonly<Record<string, boolean>>;
  readonly outcome: ConsentOutcome;
  readonly addressHash: string;
}

/** What a visitor's day comes to, for the counts. */
export interface ConsentCount {
  readonly siteId: string;
  /** The id of the visitor's proofs, or an anonymous one of this day (`lib/anonymous-id.ts`). */
  readonly visitorId: string;
  readonly outcome: ConsentOutcome;
  readonly day: string;
}

export interface ProofQuery {
  /** Start of a consent id; empty: all. */
  readonly search: string;
  /** Ends of the last page: proofs before this one. */
  readonly before: { readonly at: number; readonly id: string } | undefined;
  readonly limit: number;
}

export interface ConsentDay {
  readonly day: string;
  readonly outcome: ConsentOutcome;
  readonly count: number;
}

/** The owners' methods take the account: another's site is unknown, like one that never was. */
export interface ConsentStore {
  consent(accountId: string, siteId: string): Promise<ConsentRecord | undefined>;
  /** Keeps the draft. `conflict`: someone saved since `expectedRevision`. Undefined: no such site. */
  saveConsentDraft(
    accountId: string,
    siteId: string,
    save: { readonly draft: ConsentDesign; readonly expectedRevision: number | undefined },
  ): Promise<ConsentRecord | 'conflict' | undefined>;
  /**
   * Keeps the files under their hashes, the design as the draft too, and shows it to visitors: all
   * or nothing. `conflict`: someone saved since `expectedRevision`. Undefined: no such site.
   */
  publishConsent(
    accountId: string,
    siteId: string,
    input: PublishConsentInput,
  ): Promise<ConsentRecord | 'conflict' | undefined>;
  /** Takes the banner from visitors; the draft stays. False: there was none. */
  unpublishConsent(accountId: string, siteId: string): Promise<boolean>;
  liveConsent(clientId: string): Promise<LiveConsent | undefined>;
  /** What a publish kept under this hash. */
  consentFile(hash: string): Promise<string | undefined>;
  /** Html of a consent area. Undefined: the owner has none at this place. */
  consentArea(siteId: string, postId: number, blockId: string): Promise<string | undefined>;
  /** Empty html removes the area. False: no such site. */
  saveConsentArea(
    accountId: string,
    siteId: string,
    area: { readonly postId: number; readonly blockId: string; readonly html: string },
  ): Promise<boolean>;
  /**
   * Keeps a proof and counts it: a visitor's choice counts once, a new choice of the same day takes
   * the place of the one before, and the same choice again adds nothing. What the visitor counted
   * as on this day under the anonymous id is taken back.
   */
  recordConsent(proof: ConsentProof, anonymousId: string): Promise<void>;
  /** Counts by the same rules a visitor who did not choose: no proof. */
  countConsent(counted: ConsentCount): Promise<void>;
  /** Newest first. */
  consentProofs(
    accountId: string,
    siteId: string,
    query: ProofQuery,
  ): Promise<readonly ConsentProof[]>;
  /** Days as `YYYY-MM-DD`, both included. */
  consentDays(
    accountId: string,
    siteId: string,
    days: { readonly from: string; readonly until: string },
  ): Promise<readonly ConsentDay[]>;
  /**
   * Removes proofs that are older than their site wants, returns how many; and visitors that the
   * counts need no more: as old, or anonymous and of a day that is over everywhere.
   */
  removeOldConsent(now: number): Promise<number>;
}
