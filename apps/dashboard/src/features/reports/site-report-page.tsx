import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SiteReportAnswer } from '@beckon/contract/owner-calls';
import { popupReportPath } from '../../lib/routes.ts';
import { Card } from '../../components/ui/card.tsx';
import { Failure } from '../../components/ui/failure.tsx';
import { Page } from '../../components/ui/page.tsx';
import { Waiting } from '../../components/ui/waiting.tsx';
import { siteReportQuery } from '../../lib/api/reports.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { formatShare, formatWhole } from '../../lib/format-number.ts';
import { RangeChoice, ReportBody } from './report-body.tsx';
import { lastDays } from '../../lib/report-range.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './reports.module.css';

/** The site's numbers over time and each popup's part in them. */
export function SiteReportPage() {
  const { site } = useCurrentSite();
  const now = useNow();
  const [range, setRange] = useState('30');
  const report = useQuery(
    siteReportQuery(site.id, lastDays(Number(range), site.settings.timeZone, now)),
  );
  return (
    <Page
      title="Reports"
      lead="How all popups of this site perform together."
      actions={<RangeChoice value={range} onChange={setRange} />}
    >
      {report.error === null ? null : (
        <Failure error={report.error} retry={() => void report.refetch()} />
      )}
      {report.isPending ? <Waiting /> : null}
      {report.data === undefined ? null : (
        <ReportBody report={report.data}>
          <Card title="By popup">
            <PopupLines popups={report.data.popups} />
          </Card>
        </ReportBody>
      )}
    </Page>
  );
}

function PopupLines({ popups }: Pick<SiteReportAnswer, 'popups'>) {
  const sorted = popups.toSorted(
    (one, other) => other.numbers.conversions - one.numbers.conversions,
  );
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Numbers by popup">
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">Popup</th>
            <th scope="col">Views</th>
            <th scope="col">Closes</th>
            <th scope="col">Conversions</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ popupId, name, numbers }) => (
            <tr key={popupId}>
              <th scope="row">
                <Link to={popupReportPath(popupId)} dir="auto">
                  {name}
                </Link>
              </th>
              <td>{formatWhole(numbers.views)}</td>
              <td>{formatWhole(numbers.closes)}</td>
              <td>{formatWhole(numbers.conversions)}</td>
              <td>{numbers.views === 0 ? '–' : formatShare(numbers.rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
