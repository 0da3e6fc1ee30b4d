/** Groups that see no popups, and the visitors counted inside and outside of them. */
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
    /** 1: the visitor sees nothing. */
    readonly is_held: number;
    readonly first_at: number;
  };
}
