import { Button } from '@mantine/core';
import { IconCalendarTime, IconPencil, IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import {
  ROUTES,
  editPopupPath,
  fortnightPath,
  testVisitPath,
} from '../../lib/navigation/routes.ts';
import { HoldoutCard } from '../../components/holdout/holdout-card.tsx';
import { Card } from '../../components/ui/layout/card.tsx';
import { Failure } from '../../components/ui/states/failure.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { Waiting } from '../../components/ui/states/waiting.tsx';
import { WhyButton } from '../../components/visit/why-button.tsx';
import { popupQuery } from '../../lib/api/popups.ts';
import { popupReportQuery } from '../../lib/api/reports.ts';
import { AnswersCard } from './answers-card.tsx';
import { CloseReasons } from './charts/close-reasons.tsx';
import { RangeChoice } from './filters/range-choice.tsx';
import { ReportBody } from './report-body.tsx';
import { SavedViews } from './filters/saved-views.tsx';
import { TestNote } from './test-note.tsx';
import { useReportFilters } from './filters/use-report-filters.ts';
import styles from './reports.module.css';

/** The report of one popup: its numbers over time, and how visitors closed it. */
export function PopupReportPage() {
  const { popupId = '' } = useParams();
  const filters = useReportFilters();
  const popup = useQuery(popupQuery(popupId));
  const report = useQuery(popupReportQuery(popupId, filters.days));
  const error = popup.error ?? report.error;
  return (
    <Page
      title={popup.data?.name ?? 'Report'}
      back={{ to: ROUTES.popups, label: 'Popups' }}
      actions={
        <>
          <RangeChoice filters={filters} />
          <SavedViews />
          {popup.data === undefined ? null : <WhyButton popup={popup.data} />}
          <PlayLinks popupId={popupId} />
          <Button
            component={Link}
            to={editPopupPath(popupId)}
            variant="default"
            leftSection={<IconPencil size={17} aria-hidden />}
          >
            Edit
          </Button>
        </>
      }
    >
      {error === null ? null : <Failure error={error} retry={() => void report.refetch()} />}
      <TestNote popupId={popupId} />
      {report.isPending ? <Waiting /> : null}
      {report.data === undefined ? null : (
        <ReportBody of={`popups/${popupId}`} filters={filters} report={report.data}>
          <AnswersCard popupId={popupId} filters={filters} />
          <Card title="How it was closed">
            <CloseReasons reasons={report.data.closeTriggers} />
          </Card>
        </ReportBody>
      )}
      {popup.data === undefined ? null : (
        <div className={styles['after']}>
          <HoldoutCard key={popupId} of={`popups/${popupId}`} />
        </div>
      )}
    </Page>
  );
}

/** Links to simulations of why and how often the popup shows. */
function PlayLinks({ popupId }: { readonly popupId: string }) {
  return (
    <>
      <Button
        component={Link}
        to={testVisitPath(popupId)}
        variant="default"
        leftSection={<IconRoute size={17} aria-hidden />}
      >
        Test visit
      </Button>
      <Button
        component={Link}
        to={fortnightPath(popupId)}
        variant="default"
        leftSection={<IconCalendarTime size={17} aria-hidden />}
      >
        Two weeks of a visitor
      </Button>
    </>
  );
}
