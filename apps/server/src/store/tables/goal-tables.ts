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
