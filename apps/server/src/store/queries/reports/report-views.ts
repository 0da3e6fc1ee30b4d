import type { ReportStore } from '../../records/report-record.ts';
import type { Database } from '../../database.ts';
import { ownsSite } from '../sites/owns-site.ts';

const MOST_VIEWS = 50;

export function buildReportViews(
  db: Database,
): Pick<ReportStore, 'reportViews' | 'saveReportView' | 'deleteReportView'> {
  return {
    async reportViews(accountId, siteId) {
      if (!(await ownsSite(db, accountId, siteId))) return [];
      const rows = await db
        .selectFrom('report_view')
        .selectAll()
        .where('site_id', '=', siteId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, name, filters }) => ({ id, name, address: filters }));
    },
    async saveReportView(accountId, siteId, { id, name, address, at }) {
      if (!(await ownsSite(db, accountId, siteId))) return false;
      const found = await db
        .selectFrom('report_view')
        .select('id')
        .where('site_id', '=', siteId)
        .limit(MOST_VIEWS)
        .execute();
      if (found.length >= MOST_VIEWS) return false;
      await db
        .insertInto('report_view')
        .values({ id, site_id: siteId, name, filters: address, created_at: at })
        .execute();
      return true;
    },
    async deleteReportView(accountId, siteId, viewId) {
      if (!(await ownsSite(db, accountId, siteId))) return false;
      const gone = await db
        .deleteFrom('report_view')
        .where('site_id', '=', siteId)
        .where('id', '=', viewId)
        .returning('id')
        .execute();
      return gone.length > 0;
    },
  };
}
