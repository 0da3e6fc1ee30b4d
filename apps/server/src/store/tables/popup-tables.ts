/** Popups, and what happens with them on pages. */
export interface PopupTables {
  readonly popup: {
    readonly id: string;
    readonly site_id: string;
    readonly account_id: string;
    readonly name: string;
    readonly type: string;
    readonly format: string;
    readonly theme: string;
    readonly language: string;
    readonly target: string;
    readonly status: string;
    readonly design: string;
    readonly mobile_design: string | null;
    readonly settings: string;
    /** A JSON list of texts. */
    readonly labels: string;
    readonly revision: number;
    readonly published: string | null;
    readonly template_hash?: string | null;
    readonly mobile_template_hash?: string | null;
    readonly created_at: number;
    readonly updated_at: number;
  };
  readonly template: { readonly hash: string; readonly html: string };
  readonly unused_template: { readonly hash: string; readonly since: number };
  readonly view_event: {
    readonly id: string;
    readonly popup_id: string;
    readonly site_id: string;
    readonly visitor_id: string;
    readonly trigger_name: string;
    readonly device: string;
    readonly country: string;
    readonly url: string;
    readonly source: string;
    readonly language: string;
    readonly visitor_kind: string;
    readonly interacted_at?: number | null;
    readonly erased_lead_at?: number | null;
    readonly at: number;
  };
  readonly close_event: {
    readonly id: string;
    readonly popup_id: string;
    readonly site_id: string;
    readonly view_id: string;
    readonly close_trigger: string;
    readonly url: string;
    readonly at: number;
  };
  readonly error_report: {
    readonly id: string;
    readonly site_id: string;
    readonly popup_id: string;
    readonly where_failed: string;
    readonly message: string;
    readonly url: string;
    readonly at: number;
  };
}
