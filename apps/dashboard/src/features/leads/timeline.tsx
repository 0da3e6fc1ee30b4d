import { Text } from '@mantine/core';
import type { TimelineAnswer } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../components/ui/states/failure.tsx';
import { Waiting } from '../../components/ui/states/waiting.tsx';
import { timelineQuery } from '../../lib/api/leads.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { formatInstant } from '../../lib/format/format-time.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useRowKeys } from '../../lib/hooks/use-row-keys.ts';
import styles from './leads.module.css';

type Event = TimelineAnswer['events'][number];

const WORDS: Readonly<Record<Event['kind'], string>> = {
  view: 'Saw',
  close: 'Closed',
  lead: 'Filled in',
  click: 'Clicked in',
  draw: 'Drew in',
  goal: 'Reached the goal',
};

/** The actions of this person on the site, the latest first. */
export function Timeline({
  leadId,
  timeZone,
}: {
  readonly leadId: string;
  readonly timeZone: string;
}) {
  const { site } = useCurrentSite();
  const { data = [], error, isPending, refetch } = useQuery(timelineQuery(site.id, leadId));
  const { keys } = useRowKeys(data.length);
  return (
    <>
      <h3 className={styles['sub']}>On your site</h3>
      {isPending ? <Waiting /> : null}
      {error === null ? null : <Failure error={error} retry={() => void refetch()} />}
      {!isPending && error === null && data.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing else is known of this visitor.
        </Text>
      ) : null}
      <ol className={styles['timeline']} aria-label="On your site">
        {data.map((event, at) => (
          <li key={keys[at]}>
            <time dateTime={event.at}>{formatInstant(event.at, timeZone)}</time>
            <span>{wordsOf(event)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function wordsOf({ kind, popupName, detail, isLeftOut = false }: Event): string {
  if (kind === 'goal')
    return `${WORDS.goal} “${isolate(detail)}”${isLeftOut ? ', left out of reports' : ''}`;
  const prize = kind === 'draw' && detail !== '' ? `: ${isolate(detail)}` : '';
  return `${WORDS[kind]} “${isolate(popupName)}”${prize}`;
}
