import { Alert, Button, Group } from '@mantine/core';
import type { Destination } from '@beckon/contract/owner-calls';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useReplay } from '../../lib/api/destinations.ts';
import { formatWhole } from '../../lib/format-number.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

interface FailedNoticeProps {
  readonly siteId: string;
  readonly destinations: readonly Destination[];
  readonly onShow: (destinationId: string) => void;
}

/** Says at once which leads did not arrive, and sends them again. */
export function FailedNotice({ siteId, destinations, onShow }: FailedNoticeProps) {
  const replay = useReplay(siteId);
  return destinations
    .filter(({ failed }) => failed > 0)
    .map(({ id, name, failed }) => (
      <Alert
        key={id}
        color="clay"
        mb="md"
        icon={<IconAlertTriangle aria-hidden />}
        title={`${formatWhole(failed)} ${failed === 1 ? 'lead' : 'leads'} did not arrive at ${name}`}
      >
        They are safe in your list of leads. See why, mend it, and send them again.
        <Group gap="sm" mt="sm">
          <Button variant="default" size="xs" onClick={() => onShow(id)}>
            See why
          </Button>
          <Button
            size="xs"
            loading={replay.isPending && replay.variables.allFailedOf === id}
            onClick={() =>
              replay.mutate(
                { allFailedOf: id },
                {
                  onError: notifyFailed,
                  onSuccess: ({ replayed }) =>
                    notifyDone(`${formatWhole(replayed)} on the way again.`),
                },
              )
            }
          >
            Send all again
          </Button>
        </Group>
      </Alert>
    ));
}
