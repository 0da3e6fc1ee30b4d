import { Button, Text } from '@mantine/core';
import type { Destination } from '@beckon/contract/owner-calls';
import { askToConfirm } from '../../lib/ask-to-confirm.ts';
import { useRemoveDestination } from '../../lib/api/destinations.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

interface RemoveConnectionProps {
  readonly siteId: string;
  readonly destination: Destination;
  readonly onRemoved: () => void;
}

/** Ends a connection after a confirmation. */
export function RemoveConnection({ siteId, destination, onRemoved }: RemoveConnectionProps) {
  const remove = useRemoveDestination(siteId);
  const ask = () =>
    askToConfirm({
      title: `Remove ${destination.name}?`,
      children: (
        <Text size="sm">
          No more leads go there, and its log of deliveries is deleted. Your leads stay here, and
          what it got already stays there.
        </Text>
      ),
      labels: { confirm: 'Remove', cancel: 'Keep it' },
      confirmProps: { color: 'clay' },
      onConfirm: () =>
        remove.mutate(destination.id, {
          onError: notifyFailed,
          onSuccess: () => {
            notifyDone(`${destination.name} is removed.`);
            onRemoved();
          },
        }),
    });
  return (
    <Button variant="subtle" color="clay" loading={remove.isPending} onClick={ask}>
      Remove
    </Button>
  );
}
