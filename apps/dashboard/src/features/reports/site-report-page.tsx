import { useQuery } from '@tanstack/react-query';
import type { SiteReportAnswer } from '@beckon/contract/owner-calls';
import { HoldoutCard } from '../../components/holdout/holdout-card.tsx';
import { Card } from '../../components/ui/layout/card.tsx';
import { QueryStatus } from '../../components/ui/states/query-status.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { reportCsvAddress, siteReportQuery } from '../../lib/api/reports.ts';
import { moneyText, ordersText } from '../../lib/format/format-revenue.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { CsvLink } from './csv-link.tsx';
import { PopupLines } from './popup-lines.tsx';
import { RangeChoice } from './filters/range-choice.tsx';
import { ReportBody } from './report-body.tsx';
import { SavedViews } from './filters/saved-views.tsx';
import { useReportFilters } from './filters/use-report-filters.ts';
import shared from './reports.module.css';

/** The report of a site: its numbers over time, and those of each popup. */
export function SiteReportPage() {
  const { site } = useCurrentSite();
  const filters = useReportFilters();
  const report = useQuery(siteReportQuery(site.id, filters.days));
  return (
    <Page
      title="Reports"
      lead="How all popups of this site perform together."
      actions={
        <>
          <RangeChoice filters={filters} />
          <SavedViews />
        </>
      }
    >
      <QueryStatus query={report} />
      {report.data === undefined ? null : (
        <ReportBody
          of={`sites/${site.id}`}
          filters={filters}
          report={report.data}
          inAll={report.data.goalsInAll}
        >
          <Card title="By popup" about={moneyNote(report.data)}>
            <PopupLines popups={report.data.popups} />
            <div className={shared['csv']}>
              <CsvLink
                table="Popups"
                href={reportCsvAddress(`sites/${site.id}`, 'popups', filters.days)}
              />
            </div>
          </Card>
        </ReportBody>
      )}
      <div className={shared['after']}>
        <HoldoutCard key={site.id} of={`sites/${site.id}`} />
      </div>
    </Page>
  );
}

/** A note that the revenue of popups must not be added up; undefined without revenue. */
function moneyNote({ revenueInAll }: SiteReportAnswer): string | undefined {
  return revenueInAll.length === 0
    ? undefined
    : `All orders of the site: ${revenueInAll.map((money) => `${moneyText(money)} (${ordersText(money)})`).join(', ')}. An order counts for each popup that its visitor saw in the seven days before, so lines must not be added up.`;
}
