import type { AbTestTables } from './ab-test-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ConsentTables } from './consent-tables.ts';
import type { DeliveryTables } from './delivery-tables.ts';
import type { GoalTables } from './goal-tables.ts';
import type { HoldoutTables } from './holdout-tables.ts';
import type { PopupTables } from './popup-tables.ts';
import type { PrizeTables } from './prize-tables.ts';
import type { LeadRow } from '../queries/leads/lead-row.ts';
import type { ReportTables } from './report-tables.ts';
import type { SiteTables } from './site-tables.ts';

/**
 * Columns as both databases store them: text, whole numbers (times in ms, yes/no as 1/0) and JSON
 * as text. Query files turn rows into records. The accounts library keeps its own tables (`auth_…`)
 * beside these.
 */
export interface Tables
  extends
    AbTestTables,
    CatalogueTables,
    ConsentTables,
    DeliveryTables,
    GoalTables,
    HoldoutTables,
    PopupTables,
    PrizeTables,
    ReportTables,
    SiteTables {
  readonly write_probe: { readonly filling: string };
  readonly seen_clock: {
    readonly id: string;
    readonly last_seen: number;
    readonly deletes_from: number;
  };
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
    readonly refused_at: number | null;
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
  readonly leftover: { readonly owner_id: string; readonly kind: string };
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
}
