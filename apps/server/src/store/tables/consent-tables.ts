/** Consent banners, and what visitors chose. */
export interface ConsentTables {
  readonly consent_design: {
    readonly site_id: string;
    readonly draft: string;
    readonly revision: number;
    readonly published: string | null;
    readonly record_days: number;
  };
  readonly consent_file: { readonly hash: string; readonly body: string };
  /** What visitors see, and what they saw earlier. `published` has the form of the design's column. */
  readonly consent_version: {
    readonly site_id: string;
    readonly version: number;
    readonly published: string;
    readonly ended_at: number | null;
  };
  /** The files that a version names. */
  readonly consent_version_file: {
    readonly site_id: string;
    readonly version: number;
    readonly hash: string;
  };
  readonly unused_consent_file: { readonly hash: string; readonly since: number };
  readonly consent_area: {
    readonly site_id: string;
    readonly post_id: number;
    readonly block_id: string;
    readonly html: string;
  };
  readonly consent_proof: {
    readonly id: string;
    readonly site_id: string;
    readonly consent_id: string;
    readonly at: number;
    readonly day: string;
    readonly policy_id: number;
    readonly banner_version: number;
    readonly consent_type: string;
    readonly region: string;
    readonly categories: string;
    readonly services: string;
    readonly outcome: string;
    readonly address_hash: string;
  };
  readonly consent_day: {
    readonly site_id: string;
    readonly day: string;
    readonly outcome: string;
    readonly count: number;
  };
  readonly consent_visitor: {
    readonly site_id: string;
    readonly consent_id: string;
    readonly outcome: string;
    readonly day: string;
  };
}
