import { Button, Modal, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { trashQuery } from '../../lib/api/popups.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import styles from './popups.module.css';

// Loaded when the trash is opened, because most visits of this page leave it closed.
const TrashList = lazy(() =>
  import('./trash-list.tsx').then((file) => ({ default: file.TrashList })),
);

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
        <Suspense fallback={<Skeleton height={60} />}>
          <TrashList popups={popups} siteId={site.id} />
        </Suspense>
      </Modal>
    </div>
  );
}
