import type { ReportMailStore } from '../../records/report-mail-record.ts';
import type { Database } from '../../database.ts';
import { toSite } from '../sites/sites.ts';

const WEEK_MS = 7 * 86_400_000;

export function buildReportMailStore(db: Database): ReportMailStore {
  return {
    async sitesWithWeeklyReport() {
      const rows = await db
        .selectFrom('site')
        .selectAll()
        // This avoids reading the settings of all other sites.
        .where('settings', 'like', '%"weeklyReport":true%')
        .orderBy('id')
        .execute();
      return rows.map(toSite).filter(({ settings }) => settings.weeklyReport === true);
    },
    queueReportMail: (mail) => queueMail(db, mail),
    async setReportMail(siteId, address, isWanted) {
      const site = await db
        .selectFrom('site')
        .select('id')
        .where('id', '=', siteId)
        .executeTakeFirst();
      if (!site) return false;
      const off = isWanted ? 0 : 1;
      await db
        .insertInto('report_mail')
        .values({ site_id: siteId, address, week: '', off })
        .onConflict((oc) => oc.columns(['site_id', 'address']).doUpdateSet({ off }))
        .execute();
      return true;
    },
    async reportMailsOff(siteId) {
      const rows = await db
        .selectFrom('report_mail')
        .select('address')
        .where('site_id', '=', siteId)
        .where('off', '=', 1)
        .execute();
      return new Set(rows.map(({ address }) => address));
    },
  };
}

function weeksLater(day: string, weeks: number): string {
  return new Date(Date.parse(day) + weeks * WEEK_MS).toISOString().slice(0, 10);
}

function queueMail(
  db: Database,
  { siteId, accountId, address, week, at }: Parameters<ReportMailStore['queueReportMail']>[0],
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('report_mail')
      .values({ site_id: siteId, address, week, off: 0 })
      .onConflict((oc) =>
        oc
          .columns(['site_id', 'address'])
          .doUpdateSet({ week })
          .where((eb) =>
            eb.or([
              eb('report_mail.week', '<', week),
              // Recorded while the clock was ahead.
              eb('report_mail.week', '>', weeksLater(week, 2)),
            ]),
          )
          .where('report_mail.off', '=', 0),
      )
      .returning('address')
      .execute();
    if (noted.length === 0) return false;
    await transaction
      .insertInto('lead_notice')
      .values({
        id: `report-${siteId}-${week}-${address}`,
        lead_id: '',
        site_id: siteId,
        account_id: accountId,
        way: 'mail',
        address,
        leads: 0,
        tries: 0,
        due_at: at,
        week,
        confirms: 0,
        stock: '',
      })
      .onConflict((oc) => oc.doNothing())
      .execute();
    return true;
  });
}
