/** Prizes of games, their codes, and who drew which. */
export interface PrizeTables {
  readonly draw: {
    readonly id: string;
    readonly popup_id: string;
    readonly visitor_id: string;
    readonly view_id: string;
    readonly prize_id: string;
    readonly label: string;
    readonly winning: number;
    readonly code: string;
    readonly day: string;
    readonly at: number;
    readonly code_until: number | null;
    readonly share: number | null;
  };
  readonly prize_count: {
    readonly popup_id: string;
    readonly prize_id: string;
    readonly day: string;
    readonly count: number;
  };
  readonly prize_pool: {
    readonly popup_id: string;
    readonly prize_id: string;
    readonly codes: number;
    readonly unused: number;
    readonly last_position: number;
  };
  readonly prize_code: {
    readonly popup_id: string;
    readonly prize_id: string;
    readonly code: string;
    readonly position: number;
    readonly draw_id: string | null;
  };
}
