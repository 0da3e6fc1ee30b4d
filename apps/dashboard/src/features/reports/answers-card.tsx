import type { AnsweredQuestion, PromoterScore } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../components/ui/layout/card.tsx';
import { Failure } from '../../components/ui/states/failure.tsx';
import { reportAnswersQuery, reportCsvAddress } from '../../lib/api/reports.ts';
import { formatShare, formatWhole } from '../../lib/format/format-number.ts';
import { plural } from '../../lib/words/plural.ts';
import { CsvLink } from './csv-link.tsx';
import styles from './reports.module.css';
import { ShareBars } from './charts/share-bars.tsx';
import type { ReportFilters } from './filters/use-report-filters.ts';

interface AnswersCardProps {
  readonly popupId: string;
  readonly filters: Pick<ReportFilters, 'days'>;
}

/** The choices of visitors in the popup's forms. Renders nothing if no form has choices. */
export function AnswersCard({ popupId, filters: { days } }: AnswersCardProps) {
  const { data, error, refetch } = useQuery(reportAnswersQuery(popupId, days));
  if (error !== null) return <Failure error={error} retry={() => void refetch()} />;
  if (data === undefined || data.questions.length === 0) return null;
  const { questions, leads, isCut } = data;
  return (
    <Card
      title="What visitors answered"
      about={
        isCut
          ? `The latest ${formatWhole(leads)} leads of these days.`
          : `${formatWhole(leads)} ${leads === 1 ? 'lead' : 'leads'} of these days.`
      }
    >
      <div className={styles['questions']}>
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </div>
      <div className={styles['csv']}>
        <CsvLink table="Answers" href={reportCsvAddress(`popups/${popupId}`, 'answers', days)} />
      </div>
    </Card>
  );
}

function Question({ question }: { readonly question: AnsweredQuestion }) {
  const { label, earlierLabels, answered, choices, average, promoters } = question;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>
        <bdi>{label}</bdi>
      </h3>
      <p className={styles['quiet']}>
        {answered === 0 ? 'Nobody has answered it in these days.' : plural(answered, 'answer')}
        {average === undefined ? null : ` · ${average} on average`}
      </p>
      {earlierLabels.length === 0 ? null : (
        <p className={styles['quiet']}>
          Earlier in other words:{' '}
          {earlierLabels.map((earlier) => (
            <bdi key={earlier}>“{earlier}” </bdi>
          ))}
        </p>
      )}
      {promoters === undefined ? null : <Promoters {...promoters} />}
      {answered === 0 ? null : (
        <ShareBars
          bars={choices.map(({ text, count }) => ({ name: text, count }))}
          total={answered}
        />
      )}
    </section>
  );
}

function Promoters({ score, promoters, passives, detractors }: PromoterScore) {
  const all = promoters + passives + detractors;
  return (
    <p>
      Net promoter score <b>{score}</b>: {formatShare(promoters / all)} promoters (9 and 10) less{' '}
      {formatShare(detractors / all)} detractors (0 to 6)
    </p>
  );
}
