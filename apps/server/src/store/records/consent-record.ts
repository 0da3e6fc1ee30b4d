import type { ConsentDesign, ConsentDocument } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';

/**
 * Names of the files that a publish created for one language. Each name is the hash of the file's
 * content. Files that were added in November 2026 are optional: before, the banner and the styles
 * contained everything in one file each.
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
  /** Titles of the documents that the banner links to. Optional: not kept before December 2026. */
  readonly documents?: Readonly<Record<ConsentDocument, string>>;
}

/** Categories and services that visitors may allow or refuse. */
export interface AskedAbout {
  readonly categories: readonly ConsentDesign['categories'][number][];
  readonly services: readonly Pick<ConsentDesign['services'][number], 'id' | 'category'>[];
}

/** What visitors get until the next publish. */
export interface PublishedConsent {
  readonly design: ConsentDesign;
  /** A language that Beckon got after the publication is missing. */
  readonly files: Readonly<Partial<Record<Language, ConsentFiles>>>;
  /**
   * The draft's revision when it was published. It is never reused, so browsers may use it as a
   * cache key.
   */
  readonly version: number;
  readonly at: number;
  /**
   * What every visitor who has chosen since the policy id last grew was asked about. Missing: what
   * the design contains.
   */
  readonly asked?: AskedAbout;
}

/** A design with its files, rendered but not yet published. */
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
  /** The last published banner, even if it was taken down. */
  readonly last: PublishedConsent | undefined;
  /** The banner was published once, and visitors may have chosen, but it is not shown now. */
  readonly isTakenDown: boolean;
}

/** Published consent as visitors' calls need it. */
export interface LiveConsent {
  readonly siteId: string;
  readonly clientId: string;
  readonly timeZone: string;
  readonly published: PublishedConsent;
}

/** What was published last. */
export interface LastConsent extends LiveConsent {
  readonly isTakenDown: boolean;
}

/** A version that visitors saw, now or earlier. It is kept as long as proofs name it. */
export interface ConsentVersion {
  readonly published: PublishedConsent;
  /** Since when visitors no longer get it (ms); undefined: they still do. */
  readonly endedAt: number | undefined;
}

export const CONSENT_OUTCOMES = ['accepted', 'partly', 'refused', 'signal', 'none'] as const;
/** `signal`: the browser sent do-not-track; `none`: left without a choice. */
export type ConsentOutcome = (typeof CONSENT_OUTCOMES)[number];

/** One choice of one visitor, as proof. No address is stored, only a hash that cannot be reversed. */
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

/** The outcome of a visitor's day, for the counts. */
export interface ConsentCount {
  readonly siteId: string;
  /**
   * The id of the visitor's proofs, or an anonymous one of this day
   * (`lib/visitors/anonymous-id.ts`).
   */
  readonly visitorId: string;
  readonly outcome: ConsentOutcome;
  readonly day: string;
}

export interface ProofQuery {
  /** Start of a consent id; empty: all. */
  readonly search: string;
  /** Where the last page ended: proofs before this one. */
  readonly before: { readonly at: number; readonly id: string } | undefined;
  readonly limit: number;
}

export interface ConsentDay {
  readonly day: string;
  readonly outcome: ConsentOutcome;
  readonly count: number;
}

/** Html that waits for consent, and its place in the pages of the site. */
export interface ConsentArea {
  readonly postId: number;
  readonly blockId: string;
  readonly html: string;
}

/** The owners' methods take the account. Sites of other accounts do not exist for them. */
export interface ConsentStore {
  consent(accountId: string, siteId: string): Promise<ConsentRecord | undefined>;
  /**
   * Saves the draft. 0 expects that nothing was saved yet. `conflict`: someone saved since
   * `expectedRevision`. Undefined: no such site.
   */
  saveConsentDraft(
    accountId: string,
    siteId: string,
    save: { readonly draft: ConsentDesign; readonly expectedRevision: number },
  ): Promise<ConsentRecord | 'conflict' | undefined>;
  /**
   * Stores the files under their hashes, stores the design as the draft, too, and shows it to
   * visitors: all or nothing. `conflict`: someone saved since `expectedRevision`. Undefined: no
   * such site.
   */
  publishConsent(
    accountId: string,
    siteId: string,
    input: PublishConsentInput,
  ): Promise<ConsentRecord | 'conflict' | undefined>;
  /** Stops showing the banner to visitors; the draft stays. False: there was no published banner. */
  unpublishConsent(accountId: string, siteId: string, at: number): Promise<boolean>;
  /** The numbers of all versions of the site that are kept, in their order. */
  consentVersions(accountId: string, siteId: string): Promise<readonly number[]>;
  consentVersion(
    accountId: string,
    siteId: string,
    version: number,
  ): Promise<ConsentVersion | undefined>;
  /**
   * Removes the versions that visitors have not got since before `endedBefore` (ms) and that no
   * proof names; returns how many.
   */
  removeOldConsentVersions(endedBefore: number): Promise<number>;
  liveConsent(clientId: string): Promise<LiveConsent | undefined>;
  /** What was published last, even if it was taken down. */
  lastConsent(clientId: string): Promise<LastConsent | undefined>;
  /** The file that a publish stored under this hash. */
  consentFile(hash: string): Promise<string | undefined>;
  /** Html of a consent area. Undefined: the owner has none at this place. */
  consentArea(siteId: string, postId: number, blockId: string): Promise<string | undefined>;
  /**
   * Removes files that no version has needed since before `unusedBefore` (ms). Returns how many.
   * `at` is now (ms): files that are found unused for the first time count as unused from then on.
   */
  removeUnusedConsentFiles(when: {
    readonly at: number;
    readonly unusedBefore: number;
  }): Promise<number>;
  /** All consent areas of the site, by post and block. */
  streamConsentAreas(accountId: string, siteId: string): AsyncIterable<ConsentArea>;
  /** Empty html removes the area. `full`: the site has `most` others. False: no such site. */
  saveConsentArea(
    accountId: string,
    siteId: string,
    area: ConsentArea & { readonly most?: number },
  ): Promise<boolean | 'full'>;
  /**
   * Stores a proof and counts it: a visitor's choice counts once, a new choice on the same day
   * replaces the earlier one, and the same choice again adds nothing. What was counted for the
   * visitor on this day under the anonymous id is subtracted. A proof whose id is stored already
   * changes nothing. One that arrives after a later choice of the visitor counts as if both had
   * arrived in their order.
   */
  recordConsent(proof: ConsentProof, anonymousId: string): Promise<void>;
  /** Counts a visitor who did not choose, by the same rules but without a proof. */
  countConsent(counted: ConsentCount): Promise<void>;
  /** Newest first. */
  consentProofs(
    accountId: string,
    siteId: string,
    query: ProofQuery,
  ): Promise<readonly ConsentProof[]>;
  /**
   * Removes all proofs of the visitor, and what is known of them for counting; returns how many
   * proofs. The counts of days stay, because they name nobody.
   */
  removeConsentOf(accountId: string, siteId: string, consentId: string): Promise<number>;
  /** Days as `YYYY-MM-DD`, both included. */
  consentDays(
    accountId: string,
    siteId: string,
    days: { readonly from: string; readonly until: string },
  ): Promise<readonly ConsentDay[]>;
  /**
   * Removes proofs that are older than their site keeps them; returns how many. Also removes
   * visitors that the counts no longer need: those who are as old, and anonymous ones of a day that
   * is over in all time zones.
   */
  removeOldConsent(now: number): Promise<number>;
}
