/** Destinations of leads, pending deliveries, and the result of each delivery. */
export interface DeliveryTables {
  /** Mails of all kinds that wait to be sent, too: weekly reports, stock, confirmations. */
  readonly lead_notice: {
    readonly id: string;
    readonly lead_id: string;
    readonly site_id: string;
    readonly account_id: string;
    readonly way: string;
    readonly address: string;
    readonly leads: number;
    readonly tries: number;
    readonly due_at: number;
    readonly week: string;
    readonly confirms: number;
    readonly stock: string;
  };
  readonly destination: {
    readonly id: string;
    readonly site_id: string;
    readonly account_id: string;
    readonly kind: string;
    readonly name: string;
    readonly is_on: number;
    readonly settings: string;
    readonly secrets: string;
    readonly mapping: string;
    /** JSON: the ids of the popups whose leads it gets. */
    readonly popup_ids: string;
    readonly created_at: number;
  };
  readonly delivery_log: {
    readonly id: string;
    readonly site_id: string;
    readonly account_id: string;
    readonly destination_id: string;
    readonly way: string;
    readonly address: string;
    readonly lead_id: string;
    readonly leads: number;
    readonly about: string;
    readonly state: string;
    readonly tries: number;
    readonly status: number | null;
    readonly message: string;
    readonly request: string;
    readonly answer: string;
    readonly next_at: number | null;
    readonly at: number;
    readonly week: string;
    readonly confirms: number;
    readonly stock: string;
  };
}
