import { Button } from '@mantine/core';
import type { Destination, DestinationForm } from '@beckon/contract/owner-calls';
import { Pill } from '../../components/ui/pill.tsx';
import { sourceWords } from '../../components/source-popups/names-of-popups.ts';
import { useNamedPopups } from '../../components/source-popups/use-named-popups.ts';
import { useTestDestination } from '../../lib/api/destinations.ts';
import { formatAgo } from '../../lib/format/format-time.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import styles from './integrations.module.css';
import { KindMark } from './kind-mark.tsx';
import { shortAddress } from './short-address.ts';
import { NotTested, TestResult } from './test-result.tsx';

interface ConnectionCardProps {
  readonly siteId: string;
  readonly destination: Destination;
  readonly form: DestinationForm;
  readonly onEdit: () => void;
  readonly onShowLog: () => void;
}

/** A connected destination: its state, a test, and its settings. */
export function ConnectionCard(props: ConnectionCardProps) {
  const { siteId, destination, form, onEdit, onShowLog } = props;
  const test = useTestDestination(siteId);
  const now = useNow();
  const { id, name, failed, lastSentAt, tryingAgain } = destination;
  return (
    <section className={styles['card']} data-failed={failed > 0 || undefined} aria-label={name}>
      <div className={styles['top']}>
        <KindMark kind={form.kind} />
        <div>
          <h3 className={styles['name']}>{name}</h3>
          <Address destination={destination} form={form} />
          <Source siteId={siteId} popupIds={destination.popupIds} />
          <p className={styles['sub']}>
            {lastSentAt === undefined
              ? 'No lead has arrived there yet.'
              : `Last lead sent ${formatAgo(lastSentAt, now)}.`}
          </p>
          {tryingAgain === undefined ? null : (
            <p className={styles['sub']}>
              Trying again: <bdi>{tryingAgain}</bdi>
            </p>
          )}
        </div>
        <State destination={destination} />
      </div>
      {test.data === undefined ? null : <TestResult result={test.data} />}
      {test.error === null ? null : <NotTested error={test.error} />}
      <div className={styles['foot']}>
        <Button variant="light" size="xs" loading={test.isPending} onClick={() => test.mutate(id)}>
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

function Address({ destination, form }: Pick<ConnectionCardProps, 'destination' | 'form'>) {
  const input = form.inputs.find(({ type }) => type === 'url');
  const address = input === undefined ? '' : shortAddress(destination.settings[input.name] ?? '');
  if (address === '') return null;
  return (
    <p className={styles['sub']}>
      <bdi className={styles['address']}>{address}</bdi>
    </p>
  );
}

interface SourceProps {
  readonly siteId: string;
  readonly popupIds: Destination['popupIds'];
}

/** Names the popups whose leads go there, unless they are all popups. */
function Source({ siteId, popupIds }: SourceProps) {
  const popups = useNamedPopups(siteId, popupIds);
  const words = popups && sourceWords(popupIds, popups);
  return words === undefined ? null : <p className={styles['sub']}>{words}</p>;
}

function State({
  destination: { failed, isOn, tryingAgain },
}: {
  readonly destination: Destination;
}) {
  if (failed > 0) return <Pill tone="bad">{failed} failed</Pill>;
  if (isOn && tryingAgain !== undefined) return <Pill tone="warm">Trying again</Pill>;
  return isOn ? <Pill tone="live">On</Pill> : <Pill tone="rest">Off</Pill>;
}
