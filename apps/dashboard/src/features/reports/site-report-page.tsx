import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SiteReportAnswer } from '@beckon/contract/owner-calls';
import { popupReportPath } from '../../lib/routes.ts';
import { HoldoutCard } from '../../components/holdout/holdout-card.tsx';
import { Card } from '../../components/ui/card.tsx';
import { QueryStatus } from '../../components/ui/query-status.tsx';
import { Page } from '../../components/ui/page.tsx';
import { reportCsvAddress, siteReportQuery } from '../../lib/api/reports.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { formatWhole } from '../../lib/format-number.ts';
import { ChangeNote } from './change-note.tsx';
import { CsvLink } from './csv-link.tsx';
import { moneyText, rateText } from './number-cards.tsx';
import { RangeChoice } from './range-choice.tsx';
import { ReportBody } from './report-body.tsx';
import { SavedViews } from './saved-views.tsx';
import { useReportFilters } from './use-report-filters.ts';
import styles from './report-tables.module.css';
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
        <ReportBody of={`sites/${site.id}`} filters={filters} report={report.data}>
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
    : `All orders of the site: ${revenueInAll.map(moneyText).join(', ')}. An order counts for each popup that its visitor saw in the seven days before, so lines must not be added up.`;
}

/** One row per popup. The rate is the first number, as in the splits. */
function PopupLines({ popups }: Pick<SiteReportAnswer, 'popups'>) {
  const sorted = popups.toSorted(
    (one, other) => other.numbers.conversions - one.numbers.conversions,
  );
  const hasCarts = popups.some(({ carts }) => carts.seen > 0);
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Numbers by popup">
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">Popup</th>
            <th scope="col">Rate</th>
            <th scope="col">Views</th>
            <th scope="col">Change</th>
            <th scope="col">Conversions</th>
            <th scope="col">Revenue</th>
            {hasCarts ? <th scope="col">Carts ordered</th> : null}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ popupId, name, numbers, revenue, carts, ...compared }) => (
            <tr key={popupId}>
              <th scope="row">
                <Link to={popupReportPath(popupId)} dir="auto">
                  {name}
                </Link>
              </th>
              <td>{rateText(numbers)}</td>
              <td>{formatWhole(numbers.views)}</td>
              <td>
                <ChangeNote
                  now={numbers.views}
                  today={compared.numbersToday.views}
                  before={compared.numbersBefore.views}
                  since={compared.since}
                />
              </td>
              <td>{formatWhole(numbers.conversions)}</td>
              <td>{revenue.map(moneyText).join(', ') || '–'}</td>
              {hasCarts ? (
                <td>
                  {carts.seen === 0
                    ? '–'
                    : `${formatWhole(carts.ordered)} of ${formatWhole(carts.seen)}`}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
