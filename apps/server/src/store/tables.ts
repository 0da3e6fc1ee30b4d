import type { AbTestTables } from './ab-test-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { GoalTables } from './goal-tables.ts';
import type { HoldoutTables } from './holdout-tables.ts';
import type { LeadRow } from './queries/lead-row.ts';
import type { ReportTables } from './report-tables.ts';

/**
 * Columns as both databases hold them: text, whole numbers (times in ms, yes/no as 1/0) and JSON as
 * text. Query files turn rows into records. The accounts library keeps its own tables (`auth_…`)
 * beside these.
 */
export interface Tables
  extends CatalogueTables, GoalTables, ReportTables, AbTestTables, HoldoutTables {
  readonly write_probe: { readonly filling: string };
  readonly owner_account: {
    readonly id: string;
    readonly name: string;
    readonly plan: string;
    readonly views_limit: number | null;
    readonly suspended: number;
    readonly over_limit_since: number | null;
    readonly created_at: number;
  };
  readonly account_member: { readonly account_id: string; readonly user_id: string };
  readonly mail_recipient: {
    readonly account_id: string;
    readonly address: string;
    readonly asked_at: number | null;
    readonly confirmed_at: number | null;
  };
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
    readonly revision: number;
    readonly published: string | null;
    readonly created_at: number;
    readonly updated_at: number;
  };
  readonly picture: {
    readonly id: string;
    readonly site_id: string;
    readonly name: string;
    readonly kind: string;
    readonly bytes: number;
    readonly data: string;
    readonly created_at: number;
  };
  readonly template: { readonly hash: string; readonly html: string };
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
  readonly lead: LeadRow;
  readonly activity: {
    readonly id: string;
    readonly site_id: string;
    readonly kind: string;
    readonly email: string;
    readonly customer_id: string;
    readonly popup_id: string;
    readonly url: string;
    readonly data: string;
    readonly at: number;
  };
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
  readonly leftover: { readonly owner_id: string; readonly kind: string };
  readonly prize_code: {
    readonly popup_id: string;
    readonly prize_id: string;
    readonly code: string;
    readonly position: number;
    readonly draw_id: string | null;
  };
  readonly comment: {
    readonly id: string;
    readonly site_id: string;
    readonly article_id: string;
    readonly parent_id: string;
    readonly author: string;
    readonly email: string;
    readonly author_url: string;
    readonly body: string;
    readonly page_url: string;
    readonly state: string;
    readonly address_hash: string;
    readonly digest: string;
    readonly search_text: string;
    readonly at: number;
  };
  readonly consent_design: {
    readonly site_id: string;
    readonly draft: string;
    readonly revision: number;
    readonly published: string | null;
    readonly record_days: number;
  };
  readonly consent_file: { readonly hash: string; readonly body: string };
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
