import { Button } from '@mantine/core';
import type { Destination, DestinationForm } from '@beckon/contract/owner-calls';
import { Pill } from '../../components/ui/pill.tsx';
import { useTestDestination } from '../../lib/api/destinations.ts';
import { formatAgo } from '../../lib/format-time.ts';
import { notifyFailed } from '../../lib/notify.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './integrations.module.css';
import { KindMark } from './kind-mark.tsx';
import { TestResult } from './test-result.tsx';

interface ConnectionCardProps {
  readonly siteId: string;
  readonly destination: Destination;
  readonly form: DestinationForm;
  readonly onEdit: () => void;
  readonly onShowLog: () => void;
}

/** One destination that gets the leads: whether it works, a try, and its settings. */
export function ConnectionCard(props: ConnectionCardProps) {
  const { siteId, destination, form, onEdit, onShowLog } = props;
  const test = useTestDestination(siteId);
  const now = useNow();
  const { id, name, failed, lastSentAt } = destination;
  return (
    <section className={styles['card']} data-failed={failed > 0 || undefined} aria-label={name}>
      <div className={styles['top']}>
        <KindMark kind={form.kind} />
        <div>
          <h3 className={styles['name']}>{name}</h3>
          <p className={styles['sub']}>
            {lastSentAt === undefined
              ? 'No lead has been sent yet.'
              : `Last lead sent ${formatAgo(lastSentAt, now)}.`}
          </p>
        </div>
        <State destination={destination} />
      </div>
      {test.data === undefined ? null : <TestResult result={test.data} />}
      <div className={styles['foot']}>
        <Button
          variant="light"
          size="xs"
          loading={test.isPending}
          onClick={() => test.mutate(id, { onError: notifyFailed })}
        >
          Send a test lead
        </Button>
        <Button variant="default" size="xs" onClick={onEdit}>
          Settings
        </Button>
        <Button variant="subtle" size="xs" onClick={onShowLog}>
          Deliveries
        </Button>
      </div>
    </section>
  );
}

function State({ destination: { failed, isOn } }: { readonly destination: Destination }) {
  if (failed > 0) return <Pill tone="bad">{failed} failed</Pill>;
  return isOn ? <Pill tone="live">On</Pill> : <Pill tone="rest">Off</Pill>;
}
