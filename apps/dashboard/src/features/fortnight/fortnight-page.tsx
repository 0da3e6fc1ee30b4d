import type { FortnightAnswer, FortnightRequest } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Card } from '../../components/ui/layout/card.tsx';
import { Failure } from '../../components/ui/states/failure.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { Waiting } from '../../components/ui/states/waiting.tsx';
import { fortnightQuery } from '../../lib/api/test-visits.ts';
import { popupQuery } from '../../lib/api/popups.ts';
import { popupReportPath } from '../../lib/navigation/routes.ts';
import { FortnightDays } from './fortnight-days.tsx';
import { sumWords } from './fortnight-words.ts';
import styles from './fortnight.module.css';
import { HabitFields } from './habit-fields.tsx';

const LEAD =
  'What one visitor sees of this popup in the next 14 days, page by page: how often it may show, the limit of popups in a visit and the pause between them. We assume that the visitor passes the audience rules.';
const USUAL: FortnightRequest = {
  visitsADay: 1,
  pagesAVisit: 3,
  secondsAPage: 40,
  reaction: 'closes',
};

/** Simulates how often one visitor would see a popup in 14 days. */
export function FortnightPage() {
  const { popupId = '' } = useParams();
  const [habits, setHabits] = useState(USUAL);
  const popup = useQuery(popupQuery(popupId));
  const played = useQuery(fortnightQuery(popupId, habits));
  const error = popup.error ?? played.error;
  return (
    <Page
      title={popup.data === undefined ? 'Two weeks of a visitor' : `${popup.data.name}: two weeks`}
      back={{ to: popupReportPath(popupId), label: 'Report' }}
      lead={LEAD}
    >
      {error === null ? null : <Failure error={error} retry={() => void played.refetch()} />}
      <div className={styles['stack']}>
        <Card title="The visitor">
          <HabitFields habits={habits} onChange={setHabits} />
        </Card>
        {played.isPending ? <Waiting /> : null}
        {played.data === undefined ? null : <Played answer={played.data} />}
      </div>
    </Page>
  );
}

function Played({ answer }: { readonly answer: FortnightAnswer }) {
  return (
    <Card title="What they see">
      <p className={styles['sum']} role="status">
        {sumWords(answer.moments)}
      </p>
      <p className={styles['legend']}>
        <span>
          <i data-shown /> this popup
        </span>
        <span>
          <i data-other /> another popup
        </span>
        <span>
          <i /> a page without
        </span>
      </p>
      {answer.isDraft ? (
        <p className={styles['quiet']}>It is not published yet, so this uses its draft.</p>
      ) : null}
      <FortnightDays answer={answer} />
    </Card>
  );
}
