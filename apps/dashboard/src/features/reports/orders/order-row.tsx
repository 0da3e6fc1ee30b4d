import { Button } from '@mantine/core';
import type { CountedGoal } from '@beckon/contract/owner-calls';
import { ORDER_GOAL } from '@beckon/contract/values';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Pill } from '../../../components/ui/pill.tsx';
import { useLeaveOutGoals } from '../../../lib/api/goals.ts';
import { moneyText } from '../../../lib/format/format-revenue.ts';
import { formatInstant } from '../../../lib/format/format-time.ts';
import { popupReportPath } from '../../../lib/navigation/routes.ts';
import { notifyFailed } from '../../../lib/notify.ts';
import styles from './orders.module.css';

interface OrderRowProps {
  readonly siteId: string;
  readonly goal: CountedGoal;
  /** The time zone of the site. */
  readonly zone: string;
}

/** One order or goal, with the button that leaves it out of reports or counts it again. */
export function OrderRow({ siteId, goal, zone }: OrderRowProps) {
  const leaveOut = useLeaveOutGoals(siteId);
  const { id, value, currency, page, at, isLeftOut } = goal;
  const name = nameOf(goal);
  const change = () =>
    leaveOut.mutate({ goalIds: [id], isLeftOut: !isLeftOut }, { onError: notifyFailed });
  return (
    <li className={styles['order']} data-out={isLeftOut || undefined}>
      <div className={styles['words']}>
        <p className={styles['name']}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{value === undefined ? 'no value' : moneyText({ value, currency })}</span>
          {isLeftOut ? <Pill tone="rest">Left out of reports</Pill> : null}
        </p>
        <p className={styles['facts']}>
          <time dateTime={at}>{formatInstant(at, zone)}</time>
          {page === '' ? null : <bdi>{page}</bdi>}
        </p>
        <p className={styles['facts']}>
          <Popups popups={goal.popups} />
        </p>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={leaveOut.isPending}
        onClick={change}
        aria-label={isLeftOut ? `Count again: ${name}` : `Leave out of reports: ${name}`}
      >
        {isLeftOut ? 'Count again' : 'Leave out of reports'}
      </Button>
    </li>
  );
}

/** Orders are known by their number, other goals by their name as well. */
function nameOf({ name, number }: CountedGoal): string {
  const kind = name === ORDER_GOAL ? 'Order' : name;
  return number === undefined ? kind : `${kind} ${number}`;
}

function Popups({ popups }: Pick<CountedGoal, 'popups'>) {
  if (popups.length === 0) return <span>No popup in the seven days before</span>;
  return (
    <span>
      After{' '}
      {popups.map(({ id, name, isDeleted }, at) => (
        <Fragment key={id}>
          {at === 0 ? '' : ', '}
          {isDeleted ? (
            <>
              <bdi>{name}</bdi> (deleted)
            </>
          ) : (
            <Link to={popupReportPath(id)} dir="auto">
              {name}
            </Link>
          )}
        </Fragment>
      ))}
    </span>
  );
}
