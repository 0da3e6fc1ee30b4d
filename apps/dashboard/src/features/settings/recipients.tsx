import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { recipientsQuery, useAskRecipients } from '../../lib/api/sites.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

interface RecipientsProps {
  readonly siteId: string;
  /** The saved list. */
  readonly emails: readonly string[];
}

/** Who of the list has not agreed to get mails yet, or ended some; nothing when all get all. */
export function Recipients({ siteId, emails }: RecipientsProps) {
  const recipients = useQuery({ ...recipientsQuery(siteId, emails), enabled: emails.length > 0 });
  const known = recipients.data ?? [];
  const waiting = known.filter(({ agreed, refusesLeadMails }) => !agreed && !refusesLeadMails);
  const refusingLeads = known.filter(({ refusesLeadMails }) => refusesLeadMails);
  const refusingReports = known.filter(({ refusesReport }) => refusesReport);
  return (
    <>
      {refusingLeads.length > 0 && (
        <Text size="sm">
          No emails about leads go to <Addresses of={refusingLeads} />: they unsubscribed. They can
          turn them on again by the link in such an email.
        </Text>
      )}
      {refusingReports.length > 0 && (
        <Text size="sm">
          No weekly report goes to <Addresses of={refusingReports} />: they unsubscribed.
        </Text>
      )}
      {waiting.length > 0 && <Waiting siteId={siteId} waiting={waiting} />}
    </>
  );
}

interface Recipient {
  readonly address: string;
}

function Addresses({ of: recipients }: { readonly of: readonly Recipient[] }) {
  return recipients.map(({ address }, at) => (
    <span key={address}>
      {at === 0 ? '' : ', '}
      <bdi>{address}</bdi>
    </span>
  ));
}

function Waiting({
  siteId,
  waiting,
}: {
  readonly siteId: string;
  readonly waiting: readonly Recipient[];
}) {
  const ask = useAskRecipients(siteId);
  return (
    <div role="status">
      <Text size="sm">
        Waiting for confirmation from <Addresses of={waiting} />. Each got an email with a link;
        until they agree, nothing else is sent to them.
      </Text>
      <Button
        mt="xs"
        size="compact-sm"
        variant="subtle"
        loading={ask.isPending}
        onClick={() =>
          ask.mutate(undefined, {
            onError: notifyFailed,
            onSuccess: () => notifyDone('The link is on its way, at most once an hour to each.'),
          })
        }
      >
        Send the link again
      </Button>
    </div>
  );
}
