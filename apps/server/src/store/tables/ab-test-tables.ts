/** Tests of popups; arms and counts are JSON. */
export interface AbTestTables {
  readonly ab_test: {
    readonly id: string;
    readonly site_id: string;
    readonly account_id: string;
    readonly popup_id: string;
    readonly state: string;
    readonly goal: string;
    readonly arms: string;
    readonly started_at: number | null;
    readonly stopped_at: number | null;
    readonly winner: string | null;
    readonly final_counts: string | null;
    readonly created_at: number;
  };
}
