import { Button } from '@mantine/core';
import type { OwnerSession } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Card } from '../../components/ui/layout/card.tsx';
import { Pill } from '../../components/ui/pill.tsx';
import { QueryStatus } from '../../components/ui/states/query-status.tsx';
import { sessionsQuery, useEndSessions } from '../../lib/api/own-account.ts';
import { formatAgo } from '../../lib/format/format-time.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import styles from './account.module.css';

const BROWSERS: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
const SYSTEMS: Readonly<Record<string, string>> = {
  android: 'Android',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};

function deviceOf({ browser, system }: OwnerSession): string {
  const known = SYSTEMS[system];
  return (BROWSERS[browser] ?? 'A browser') + (known === undefined ? '' : ` on ${known}`);
}

/** Lists the owner's sessions, each with a button that ends it. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  const end = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  /** Moves the focus to the list, because the pressed button disappears with its row. */
  const focusList = () => list.current?.focus();
  const isAlone = (sessions.data ?? []).length < 2;
  const endOthers = () =>
    end.mutate(undefined, {
      onError: notifyFailed,
      onSuccess: () => {
        notifyDone('You are signed out everywhere else.');
        focusList();
      },
    });
  return (
    <Card title="Where you are signed in" about="Sign out where you do not know the device.">
      <QueryStatus query={sessions} />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Where you are signed in"
        className={styles['sessions']}
      >
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={focusList} />
        ))}
      </ul>
      {isAlone ? null : (
        <Button variant="default" onClick={endOthers} loading={end.isPending}>
          Sign out everywhere else
        </Button>
      )}
    </Card>
  );
}

interface SessionRowProps {
  readonly session: OwnerSession;
  readonly onEnded: () => void;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const end = useEndSessions();
  const now = useNow();
  const device = deviceOf(session);
  const since = `signed in ${formatAgo(session.signedInAt, now)}`;
  return (
    <li>
      <span>
        {device}
        <small>{since}</small>
      </span>
      {session.isHere ? (
        <Pill tone="live">This one</Pill>
      ) : (
        <Button
          size="xs"
          variant="light"
          aria-label={`Sign out of ${device}, ${since}`}
          loading={end.isPending}
          onClick={() => void end.mutateAsync(session.id).then(onEnded, notifyFailed)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
