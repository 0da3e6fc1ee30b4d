import { parseDay } from '../../../lib/time/day-span.ts';
import type { Mail, SendMail } from '../../../lib/mail/send-mail.ts';
import type { StopLinkDeps } from '../../../lib/mail/stop-link.ts';
import type { SiteRecord, Store } from '../../../store/store.ts';
import { readPopupLines } from '../read-popup-lines.ts';
import { readReport } from '../read-report.ts';
import { composeWeekly } from './compose-weekly.ts';
import { weeklyStopLink } from './weekly-links.ts';
import { weekDue } from './week-due.ts';

export interface WeeklyReportDeps extends StopLinkDeps {
  readonly store: Store;
  /** Undefined: no mail server is set up, so nothing is queued. */
  readonly sendMail: SendMail | undefined;
}

/** The report that recipients of a site get each Monday. */
export interface WeeklyReports {
  /**
   * Adds due reports to the deliveries, each once. An address that has not agreed to mails, or has
   * ended the reports, gets none.
   */
  queueDue(): Promise<void>;
  /** The mail with one report. Undefined: the recipient does not want it any more. */
  compose(site: SiteRecord, address: string, week: string): Promise<Mail | undefined>;
}

export function buildWeeklyReports(deps: WeeklyReportDeps): WeeklyReports {
  const { store, sendMail, baseUrl, now } = deps;

  /** The recipients of the site who agreed and want the report. */
  const readersOf = async ({ id, accountId, settings }: SiteRecord): Promise<readonly string[]> => {
    if (settings.weeklyReport !== true) return [];
    const listed = (settings.leadNotices?.emails ?? []).map((address) => address.toLowerCase());
    const agreed = await store.confirmedRecipients(accountId, listed);
    const refusing = await store.reportMailsOff(id);
    return [...agreed].filter((address) => !refusing.has(address));
  };

  return {
    async queueDue() {
      if (!sendMail) return;
      for (const site of await store.sitesWithWeeklyReport()) {
        const week = weekDue(now(), site.settings.timeZone);
        if (week === undefined) continue;
        const { id: siteId, accountId } = site;
        for (const address of await readersOf(site))
          await store.queueReportMail({ siteId, accountId, address, week, at: now() });
      }
    },
    async compose(site, address, week) {
      const monday = parseDay(week);
      if (monday === undefined || !(await readersOf(site)).includes(address)) return undefined;
      const span = { from: monday, until: monday + 6 };
      const wanted = {
        accountId: site.accountId,
        site,
        scope: { siteId: site.id },
        span,
        now: now(),
      };
      const [report, popups] = await Promise.all([
        readReport(store, wanted),
        readPopupLines(store, wanted),
      ]);
      return composeWeekly({
        to: address,
        siteName: site.name,
        language: site.settings.language,
        report,
        popups,
        reportUrl: `${baseUrl}/reports?site=${site.id}&from=${report.from}&until=${report.until}`,
        stopUrl: weeklyStopLink(site, address, deps),
      });
    },
  };
}
