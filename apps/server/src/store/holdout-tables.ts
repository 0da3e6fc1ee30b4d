/** Groups that see no popups, and who was counted in them and beside them. */
export interface HoldoutTables {
  readonly holdout: {
    readonly id: string;
    readonly site_id: string;
    readonly account_id: string;
    /** Empty: all popups of the site. */
    readonly popup_id: string;
    /** Percent of the visitors. */
    readonly share: number;
    readonly started_at: number;
    readonly stopped_at: number | null;
    /** JSON, written when it is stopped. */
    readonly final_counts: string | null;
  };
  readonly holdout_visitor: {
    readonly holdout_id: string;
    readonly visitor_id: string;
    readonly site_id: string;
    /** 1: sees nothing. */
    readonly is_held: number;
    readonly first_at: number;
  };
}
