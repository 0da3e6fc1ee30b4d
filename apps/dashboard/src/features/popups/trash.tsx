import { Button, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { TrashAnswer } from '@beckon/contract/owner-calls';
import { TRASH_DAYS } from '@beckon/contract/values';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { trashQuery, useRestorePopup } from '../../lib/api/popups.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { formatAgo } from '../../lib/format-time.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './popups.module.css';

/** The deleted popups of the site, which can be restored. Renders nothing if there are none. */
export function Trash() {
  const { site } = useCurrentSite();
  const { data: popups = [] } = useQuery(trashQuery(site.id));
  const [isOpen, { open, close }] = useDisclosure(false);
  if (popups.length === 0) return null;
  return (
    <div className={styles['trash']}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={open}
      >
        {`Trash (${popups.length})`}
      </Button>
      <Modal opened={isOpen} onClose={close} title="Trash">
        <Text size="sm" c="dimmed">
          {`Deleted popups stay here for ${TRASH_DAYS} days. A restored popup stays paused until you resume it.`}
        </Text>
        <ul className={styles['trashList']}>
          {popups.map((popup) => (
            <TrashRow key={popup.id} popup={popup} siteId={site.id} />
          ))}
        </ul>
      </Modal>
    </div>
  );
}

interface TrashRowProps {
  readonly popup: TrashAnswer['popups'][number];
  readonly siteId: string;
}

function TrashRow({ popup: { id, name, deletedAt }, siteId }: TrashRowProps) {
  const restore = useRestorePopup(siteId);
  const now = useNow();
  // The row may be unmounted before the response arrives, so messages depend on the promise.
  const takeBack = () => {
    restore
      .mutateAsync({ popupId: id, goesLive: false })
      .then(() => notifyDone(`“${name}” is restored.`))
      .catch(notifyFailed);
  };
  return (
    <li>
      <span dir="auto">{name}</span>
      <small>{`deleted ${formatAgo(deletedAt, now)}`}</small>
      <Button
        size="xs"
        variant="light"
        loading={restore.isPending}
        aria-label={`Restore “${name}”`}
        onClick={takeBack}
      >
        Restore
      </Button>
    </li>
  );
}
