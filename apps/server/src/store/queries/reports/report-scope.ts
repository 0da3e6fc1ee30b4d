import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { ReportDays, ReportScope } from '../../records/report-record.ts';
import type { Tables } from '../../tables/tables.ts';

/** The id under which counts of a site or one of its popups are stored. */
export function idOf({ siteId, popupId }: ReportScope): string {
  return popupId ?? siteId;
}

/** A condition that the day is one of these. */
export function isWithin({ from, until }: ReportDays) {
  return sql<SqlBool>`day between ${from} and ${until}`;
}

/** A condition that the site belongs to the account, and the popup to the site. */
export function isOwned(accountId: string, { siteId, popupId }: ReportScope) {
  return ({
    exists,
    selectFrom,
  }: Pick<ExpressionBuilder<Tables, never>, 'exists' | 'selectFrom'>) =>
    popupId === undefined
      ? exists(
          selectFrom('site')
            .select('id')
            .where('id', '=', siteId)
            .where('account_id', '=', accountId),
        )
      : exists(
          selectFrom('popup')
            .select('id')
            .where('id', '=', popupId)
            .where('site_id', '=', siteId)
            .where('account_id', '=', accountId),
        );
}

/** The ids of a site's popups, if the site belongs to the account. */
export function popupsOf(accountId: string, siteId: string) {
  return ({ selectFrom }: Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>) =>
    selectFrom('popup')
      .select('id')
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId);
}
