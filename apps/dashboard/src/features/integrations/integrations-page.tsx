import { Tabs } from '@mantine/core';
import type {
  Destination,
  DestinationForm,
  DestinationsAnswer,
} from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../components/ui/states/failure.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { Waiting } from '../../components/ui/states/waiting.tsx';
import { destinationsQuery } from '../../lib/api/destinations.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { FailedNotice } from './failed-notice.tsx';
import styles from './integrations.module.css';
import { MailCard } from './mail-card.tsx';
import { OfferedKind } from './offered-kind.tsx';

/** The destinations of new leads: connected ones, available ones, and the log of deliveries. */
export function IntegrationsPage() {
  const { site } = useCurrentSite();
  return <Integrations key={site.id} siteId={site.id} />;
}

function Integrations({ siteId }: { readonly siteId: string }) {
  const { data, error, isPending, refetch } = useQuery(destinationsQuery(siteId));
  const [tab, setTab] = useState<string | null>('connections');
  const [shown, setShown] = useState<string>();
  const showLog = (destinationId?: string) => {
    setShown(destinationId);
    setTab('deliveries');
  };
  return (
    <Page title="Integrations" lead="Send each new lead to the tools you work with.">
      {error === null ? null : <Failure error={error} retry={() => void refetch()} />}
      {isPending ? <Waiting /> : null}
      {data === undefined ? null : (
        <Tabs value={tab} onChange={setTab} keepMounted={false}>
          <FailedNotice siteId={siteId} destinations={data.destinations} onShow={showLog} />
          <Tabs.List mb="lg">
            <Tabs.Tab value="connections">Connections</Tabs.Tab>
            <Tabs.Tab value="deliveries" onClick={() => setShown(undefined)}>
              Deliveries
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="connections">
            <Connections siteId={siteId} answer={data} onShowLog={showLog} />
          </Tabs.Panel>
          <Tabs.Panel value="deliveries">
            <DeliveryLog key={shown} siteId={siteId} answer={data} shown={shown} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Page>
  );
}

interface ConnectionsProps {
  readonly siteId: string;
  readonly answer: DestinationsAnswer;
  readonly onShowLog: (destinationId: string) => void;
}

interface Opened {
  readonly form: DestinationForm;
  readonly destination?: Destination;
}

function Connections({ siteId, answer, onShowLog }: ConnectionsProps) {
  const { destinations, forms, values } = answer;
  const [opened, setOpened] = useState<Opened>();
  const formOf = (kind: string) => forms.find((form) => form.kind === kind);
  return (
    <>
      <h2 className={styles['heading']}>Connected</h2>
      <div className={styles['grid']}>
        <MailCard />
        {destinations.map((destination) => {
          const form = formOf(destination.kind);
          return form === undefined ? null : (
            <ConnectionCard
              key={destination.id}
              siteId={siteId}
              destination={destination}
              form={form}
              onEdit={() => setOpened({ form, destination })}
              onShowLog={() => onShowLog(destination.id)}
            />
          );
        })}
      </div>
      <h2 className={styles['heading']}>Connect another</h2>
      <div className={styles['grid']}>
        {forms.map((form) => (
          <OfferedKind key={form.kind} form={form} onConnect={() => setOpened({ form })} />
        ))}
      </div>
      {opened === undefined ? null : (
        <ConnectDialog
          siteId={siteId}
          form={opened.form}
          destination={opened.destination}
          values={values}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
