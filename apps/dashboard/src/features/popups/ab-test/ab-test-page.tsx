import { Button } from '@mantine/core';
import type { AbTest } from '@beckon/contract/owner-calls';
import { IconFlask } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Card } from '../../../components/ui/layout/card.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { QueryStatus } from '../../../components/ui/states/query-status.tsx';
import { Page } from '../../../components/ui/layout/page.tsx';
import { abTestsQuery, type AbTestStep, useAbTestStep } from '../../../lib/api/ab-tests.ts';
import { popupsQuery } from '../../../lib/api/popups.ts';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { firstClick } from '../../../lib/navigation/first-click.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { notifyFailed } from '../../../lib/notify.ts';
import { useOneAtATime } from '../../../lib/hooks/use-one-at-a-time.ts';
import { ROUTES } from '../../../lib/navigation/routes.ts';
import { formatDay } from '../../../lib/format/format-time.ts';
import styles from './ab-test.module.css';
import { Doubts } from './doubts.tsx';
import { OpenTest } from './open-test.tsx';
import type { OpenTestProps } from './open-test-props.ts';
import { ResultsTable } from './results-table.tsx';
import { verdictWords } from './verdict-words.ts';

const ABOUT =
  'Each visitor sees one of the designs. Look as often as you like: Beckon names a better design only once it is certain enough.';

const ABOUT_GAMES =
  'Each design has its own stock: with a total limit of 10, each of them gives out 10 prizes.';

/** The A/B tests of one popup: the open one with its results, and past ones. */
export function AbTestPage() {
  const { popupId = '' } = useParams();
  const { site } = useCurrentSite();
  const tests = useQuery(abTestsQuery(popupId));
  const popup = useQuery(popupsQuery(site.id)).data?.find(({ id }) => id === popupId);
  const { mutateAsync, isPending } = useAbTestStep(site.id, popupId);
  const once = useOneAtATime();
  const take = (step: AbTestStep): void => {
    const send = () => mutateAsync(step).catch(notifyFailed);
    // A field may change while another one is saved.
    void (step.do === 'update' ? send() : once(send));
  };
  return (
    <Page
      title={popup === undefined ? 'A/B test' : `A/B test: ${isolate(popup.name)}`}
      back={{ to: ROUTES.popups, label: 'Popups' }}
      lead={popup?.type === 'gamified' ? `${ABOUT} ${ABOUT_GAMES}` : ABOUT}
    >
      <QueryStatus query={tests} />
      {tests.data === undefined ? null : (
        <Tests
          tests={tests.data.tests}
          goals={tests.data.goals}
          isArchived={popup?.status === 'archived'}
          isBusy={isPending}
          take={take}
        />
      )}
    </Page>
  );
}

interface TestsProps extends Omit<OpenTestProps, 'test'> {
  readonly tests: readonly AbTest[];
  /** An archived popup gets no test. */
  readonly isArchived: boolean;
}

function Tests({ tests, isArchived, ...rest }: TestsProps) {
  const open = tests.find(({ state }) => state !== 'stopped');
  const past = tests.filter(({ state }) => state === 'stopped');
  return (
    <div className={styles['stack']}>
      {open === undefined ? (
        <NoTest {...rest} isArchived={isArchived} hasPast={past.length > 0} />
      ) : (
        <OpenTest {...rest} test={open} />
      )}
      {past.length === 0 ? null : <PastTests tests={past} />}
    </div>
  );
}

interface NoTestProps extends Pick<TestsProps, 'isArchived' | 'isBusy' | 'take'> {
  readonly hasPast: boolean;
}

function NoTest({ isArchived, isBusy, take, hasPast }: NoTestProps) {
  if (isArchived)
    return (
      <Card title="This popup is archived">
        Bring it back from the archive to make {hasPast ? 'another' : 'an'} A/B test.
      </Card>
    );
  return (
    <EmptyState
      title="Which design works better?"
      text="You get a copy of this popup to change: another headline, picture or offer. Each visitor sees one of the two and keeps seeing it."
      action={
        <Button
          leftSection={<IconFlask size={17} aria-hidden />}
          loading={isBusy}
          onClick={firstClick(() => take({ do: 'create' }))}
        >
          {hasPast ? 'Make another test' : 'Make an A/B test'}
        </Button>
      }
    />
  );
}

function PastTests({ tests }: { readonly tests: readonly AbTest[] }) {
  return (
    <Card title="Earlier tests">
      <ul className={styles['past']}>
        {tests.map((test) => (
          <li key={test.id}>
            <b>{verdictWords(test)}</b>
            <span>{daysOf(test)}</span>
            <Doubts test={test} />
            <details>
              <summary>Show the numbers</summary>
              <ResultsTable test={test} />
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function daysOf({ startedAt, stoppedAt }: AbTest): string {
  const days = [startedAt, stoppedAt].flatMap((instant) => (instant ? [formatDay(instant)] : []));
  return [...new Set(days)].join(' – ');
}
