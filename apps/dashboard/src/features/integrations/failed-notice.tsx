import { Button, Group } from '@mantine/core';
import type { Destination } from '@beckon/contract/owner-calls';
import { useReplay } from '../../lib/api/destinations.ts';
import { formatWhole } from '../../lib/format/format-number.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import styles from './integrations.module.css';

interface FailedNoticeProps {
  readonly siteId: string;
  readonly destinations: readonly Destination[];
  readonly onShow: (destinationId: string) => void;
}

/** Shows which leads did not arrive, with a button that sends them again. */
export function FailedNotice({ siteId, destinations, onShow }: FailedNoticeProps) {
  const replay = useReplay(siteId);
  return destinations
    .filter(({ failed }) => failed > 0)
    .map(({ id, name, failed }) => (
      <div key={id} className={`${styles['notice']} ${styles['failed']}`} data-bad role="alert">
        <p className={styles['noticeTitle']}>
          {`${formatWhole(failed)} ${failed === 1 ? 'lead' : 'leads'} did not arrive at ${name}`}
        </p>
        <p>
          {failed === 1
            ? 'It is safe in your list of leads. See why, fix it, and send it again.'
            : 'They are safe in your list of leads. See why, fix it, and send them again.'}
        </p>
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
      </div>
    ));
}
