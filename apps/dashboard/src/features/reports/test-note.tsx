import type { AbTest } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { abTestsQuery } from '../../lib/api/ab-tests.ts';
import { formatDay } from '../../lib/format/format-time.ts';
import { abTestPath, popupReportPath } from '../../lib/navigation/routes.ts';
import styles from './reports.module.css';

/** Says which design of an A/B test the report is about, and since when the popup has its design. */
export function TestNote({ popupId }: { readonly popupId: string }) {
  const { tests = [] } = useQuery(abTestsQuery(popupId)).data ?? {};
  const running = tests.find(({ state }) => state === 'running');
  const changed = tests.find((test) => gaveDesign(test, popupId));
  return (
    <>
      {running === undefined ? null : <RunningNote test={running} popupId={popupId} />}
      {changed?.stoppedAt === undefined ? null : (
        <p className={styles['note']} role="note">
          Design {changed.winner} of an <Link to={abTestPath(popupId)}>A/B test</Link> became this
          popup on {formatDay(changed.stoppedAt)}. Numbers up to then are of the old design.
        </p>
      )}
    </>
  );
}

function gaveDesign({ popupId, winner, arms }: AbTest, id: string): boolean {
  return popupId === id && winner !== undefined && winner !== arms[0]?.name;
}

function RunningNote({ test, popupId }: { readonly test: AbTest; readonly popupId: string }) {
  const own = test.arms.find((arm) => arm.popupId === popupId);
  if (own === undefined) return null;
  const others = test.arms.filter((arm) => arm !== own && arm.status !== 'deleted');
  return (
    <p className={styles['note']} role="note">
      An A/B test runs. All numbers of this report, also leads and revenue, are of design {own.name}{' '}
      only. “What this popup really brings” is about all designs.{' '}
      <Link to={abTestPath(popupId)}>Compare all designs</Link>
      {others.map((arm) => (
        <span key={arm.popupId}>
          {' · '}
          <Link to={popupReportPath(arm.popupId)}>Report of {arm.name}</Link>
        </span>
      ))}
    </p>
  );
}
