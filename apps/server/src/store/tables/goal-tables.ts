/** Goals, and the popups that each of them is credited to. */
export interface GoalTables {
  readonly goal_event: {
    readonly id: string;
    readonly site_id: string;
    readonly account_id: string;
    readonly visitor_id: string;
    readonly name: string;
    /** Thousandths of the currency's unit; null: no value. */
    readonly thousandths: number | null;
    readonly currency: string;
    readonly url: string;
    readonly day: string;
    readonly at: number;
    /** The shop's own number; empty: none, or not kept. */
    readonly number: string;
    /**
     * JSON of the popups and the site that it was counted for, each with the values that it was
     * written under. Empty: the goal is older than this column.
     */
    readonly counted: string;
    /**
     * JSON of the pages among these values, which erasing a person removes; null: none. Empty: not
     * known.
     */
    readonly counted_pages: string;
    /** JSON of the carts that it was counted with; empty: none. */
    readonly carts: string;
    /** 1: the owner left it out of reports, and no count contains it. */
    readonly left_out: number;
  };
  readonly goal_credit: {
    readonly goal_id: string;
    readonly popup_id: string;
    readonly site_id: string;
    readonly account_id: string;
    readonly name: string;
    readonly thousandths: number | null;
    readonly currency: string;
    /** 1: the visitor had converted on the popup. */
    readonly converted: number;
    readonly day: string;
  };
}
