import type { LeadField } from '@beckon/contract/form-rules';
import { LEAD_COLUMN_NAMES, leadColumnTraits, tableOf } from '@beckon/contract/values';
import type {
  ConversionContext,
  LeadConfirmation,
  NewConversion,
} from '../../records/event-records.ts';
import type { LeadRecord } from '../../records/lead-record.ts';
import { LEAD_TABLE } from '../../tables/lead-table.ts';
import { parseJson } from '../../parse-json.ts';

/** A row of the table `lead`; its type in `tables.ts` is what this returns. */
export type LeadRow = Readonly<ReturnType<typeof toLeadRow>>;

/**
 * These columns identify the lead and its site, or belong to the owner. They stay as its first call
 * wrote them.
 */
const KEPT: readonly string[] = [
  'id',
  'popup_id',
  'site_id',
  'account_id',
  'tags',
  'note',
] satisfies readonly (keyof LeadRow)[];

/** The columns that a later call about the same lead writes over. */
export function changedColumns(row: LeadRow): readonly string[] {
  return Object.keys(row).filter((column) => !KEPT.includes(column));
}

/** A lead as a row: its texts (`lead-table.ts`), and columns of other types. */
export function toLeadRow(lead: NewConversion, counted = '') {
  return {
    id: lead.id,
    popup_id: lead.popupId,
    site_id: lead.siteId,
    account_id: lead.accountId,
    view_id: lead.viewId,
    visitor_id: lead.visitorId,
    ...tableOf(
      LEAD_COLUMN_NAMES,
      (name) => LEAD_TABLE[name].column,
      (name) => lead[name],
    ),
    fields: JSON.stringify(lead.fields),
    url: lead.url,
    suspicion: lead.suspicion,
    counted,
    extra_button: lead.extraButton,
    partial: lead.isPartial ? 1 : 0,
    filled: lead.fields.filter(({ value }) => value !== '').length,
    context: JSON.stringify(lead.context),
    search_text: searchTextOf(lead),
    tags: JSON.stringify(lead.tags ?? []),
    note: lead.note ?? '',
    confirmation: lead.confirmation ?? '',
    person: personOf(lead.email),
    at: lead.at,
  };
}

/** All leads with one address are one person. */
export function personOf(email: string): string {
  return email.trim().toLowerCase();
}

const SEARCHED = LEAD_COLUMN_NAMES.filter((name) => leadColumnTraits(name).isSearched);

/**
 * Converts to lower case here, not in the database, because SQLite's own function supports only
 * ASCII.
 */
function searchTextOf(lead: NewConversion): string {
  const texts = SEARCHED.map((name) => lead[name]);
  return [...texts, ...lead.fields.map(({ value }) => value), lead.url].join('\n').toLowerCase();
}

interface LeadWithNames extends LeadRow {
  readonly popup_name: string | null;
  readonly drawn_label: string | null;
  readonly drawn_winning: number | null;
  readonly drawn_code: string | null;
}

export function toLead(row: LeadWithNames): LeadRecord {
  const context = parseJson<ConversionContext>(row.context);
  return {
    id: row.id,
    popupId: row.popup_id,
    popupName: row.popup_name ?? context.popupName ?? '',
    siteId: row.site_id,
    at: row.at,
    ...tableOf(
      LEAD_COLUMN_NAMES,
      (name) => name,
      (name) => row[LEAD_TABLE[name].column],
    ),
    fields: parseJson<readonly LeadField[]>(row.fields),
    url: row.url,
    couponCode: row.coupon_code || (row.drawn_code ?? ''),
    prizeLabel: row.prize_label || (row.drawn_label ?? ''),
    prizeWon: row.prize_won || drawnAsWon(row),
    extraButton: row.extra_button,
    suspicion: row.suspicion,
    isPartial: row.partial === 1,
    context,
    tags: parseJson<readonly string[]>(row.tags),
    note: row.note,
    confirmation: confirmationIn(row.confirmation),
  };
}

/** Leads from before the column, and forms that came before the game, have only the draw. */
function drawnAsWon({ prize_label, drawn_label, drawn_winning }: LeadWithNames): string {
  const isKnown = Boolean(drawn_label) && (prize_label === '' || prize_label === drawn_label);
  if (!isKnown) return '';
  return drawn_winning === 1 ? 'yes' : 'no';
}

function confirmationIn(text: string): LeadConfirmation {
  return text === 'pending' || text === 'confirmed' ? text : '';
}

/** Converts a stored lead back to the recorded conversion, for planning its deliveries later. */
export function toStoredConversion(row: LeadRow): Omit<NewConversion, 'deliveries'> {
  const names = { popup_name: null, drawn_label: null, drawn_winning: null, drawn_code: null };
  return {
    ...toLead({ ...row, ...names }),
    accountId: row.account_id,
    viewId: row.view_id,
    visitorId: row.visitor_id,
    day: '',
  };
}
