import { Button, Text } from '@mantine/core';
import type { DeliveryLogEntry } from '@beckon/contract/owner-calls';
import { Pill } from '../../components/ui/pill.tsx';
import { useReplay } from '../../lib/api/destinations.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { formatAgo, formatInstant } from '../../lib/format/format-time.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { STATE_WORDS } from './delivery-words.ts';
import { Exchange } from './exchange.tsx';
import styles from './delivery-log.module.css';

interface DeliveryEntryProps {
  readonly siteId: string;
  readonly entry: DeliveryLogEntry;
  /** The name of the destination. */
  readonly name: string;
}

/** One delivery: its result in one line; when opened, the request and the response. */
export function DeliveryEntry({ siteId, entry, name }: DeliveryEntryProps) {
  const { site } = useCurrentSite();
  const now = useNow();
  const { at, nextAt, state, about, message, tries } = entry;
  const { label, tone } = STATE_WORDS[state];
  const { timeZone } = site.settings;
  return (
    <details className={styles['entry']}>
      <summary>
        <span>
          <Pill tone={tone}>{label}</Pill>
        </span>
        <span className={styles['who']} dir="auto">
          {about === '' ? 'A lead' : about}
        </span>
        <span className={styles['what']} dir="auto">
          {name}
          {state === 'sent' ? '' : ` – ${message}`}
        </span>
        <time className={styles['when']} dateTime={at} title={formatInstant(at, timeZone)}>
          {formatAgo(at, now)}
        </time>
      </summary>
      <div className={styles['details']}>
        <Text size="sm" c="dimmed">
          {tries === 1 ? 'One try' : `${tries} tries`}, the last {formatInstant(at, timeZone)}.
          {nextAt === undefined ? '' : ` The next try is ${formatInstant(nextAt, timeZone)}.`}
        </Text>
        <Exchange request={entry.request} answer={entry.answer} status={entry.status} />
        <SendAgain siteId={siteId} id={entry.id} />
      </div>
    </details>
  );
}

function SendAgain({ siteId, id }: { readonly siteId: string; readonly id: string }) {
  const replay = useReplay(siteId);
  return (
    <Button
      mt="md"
      size="xs"
      variant="default"
      loading={replay.isPending}
      onClick={() =>
        replay.mutate(
          { ids: [id] },
          { onError: notifyFailed, onSuccess: () => notifyDone('It is on the way again.') },
        )
      }
    >
      Send again
    </Button>
  );
}
