import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { recipientsQuery, useAskRecipients } from '../../lib/api/sites.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

interface RecipientsProps {
  readonly siteId: string;
  /** The saved list. */
  readonly emails: readonly string[];
}

/** Who of the list has not agreed to get mails yet; nothing when all have. */
export function Recipients({ siteId, emails }: RecipientsProps) {
  const recipients = useQuery({ ...recipientsQuery(siteId, emails), enabled: emails.length > 0 });
  const ask = useAskRecipients(siteId);
  const waiting = (recipients.data ?? []).filter(({ agreed }) => !agreed);
  if (waiting.length === 0) return null;
  return (
    <div role="status">
      <Text size="sm">
        Waiting for confirmation from{' '}
        {waiting.map(({ address }, at) => (
          <span key={address}>
            {at === 0 ? '' : ', '}
            <bdi>{address}</bdi>
          </span>
        ))}
        . Each got an e-mail with a link; until they agree, nothing else is sent to them.
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
