/** Sites and what belongs to them. */
export interface SiteTables {
  readonly site: {
    readonly id: string;
    readonly client_id: string;
    readonly account_id: string;
    readonly name: string;
    readonly settings: string;
    readonly created_at: number;
    readonly updated_at: number;
    readonly last_seen_at: number | null;
    readonly last_seen_url: string | null;
  };
  readonly packed_site: {
    readonly site_id: string;
    readonly version: number;
    readonly packed: string;
  };
  readonly site_domain: {
    readonly site_id: string;
    readonly host_name: string;
    readonly seen_at: number | null;
    readonly claimed_at: number;
  };
  readonly site_change: { readonly number?: number; readonly client_id: string };
  readonly picture: {
    readonly id: string;
    readonly site_id: string;
    readonly name: string;
    readonly kind: string;
    readonly bytes: number;
    readonly data: string;
    readonly created_at: number;
  };
}
