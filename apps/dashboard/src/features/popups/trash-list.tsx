import { Button, Text } from '@mantine/core';
import type { TrashAnswer } from '@beckon/contract/owner-calls';
import { TRASH_DAYS } from '@beckon/contract/values';
import { useFirstFocus } from '../../components/ui/focus/use-first-focus.ts';
import { useFocusNeighbour } from '../../components/ui/focus/use-focus-neighbour.ts';
import { useRestorePopup } from '../../lib/api/popups.ts';
import { formatAgo } from '../../lib/format/format-time.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import styles from './popups.module.css';

interface TrashListProps {
  readonly popups: TrashAnswer['popups'];
  readonly siteId: string;
}

/** The deleted popups, each with a button to restore it. */
export function TrashList({ popups, siteId }: TrashListProps) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {`Deleted popups stay here for ${TRASH_DAYS} days. A restored popup stays paused until you resume it.`}
      </Text>
      <ul className={styles['trashList']}>
        {popups.map((popup, index) => (
          <TrashRow key={popup.id} popup={popup} siteId={siteId} isFirst={index === 0} />
        ))}
      </ul>
    </>
  );
}

interface TrashRowProps {
  readonly popup: TrashAnswer['popups'][number];
  readonly siteId: string;
  readonly isFirst: boolean;
}

function TrashRow({ popup: { id, name, deletedAt }, siteId, isFirst }: TrashRowProps) {
  const focus = useFirstFocus<HTMLButtonElement>(isFirst);
  const row = useFocusNeighbour<HTMLLIElement>();
  const restore = useRestorePopup(siteId);
  const now = useNow();
  // The row may be unmounted before the response arrives, so messages depend on the promise.
  const takeBack = () => {
    restore
      .mutateAsync({ popupId: id })
      .then(() => notifyDone(`“${name}” is restored.`))
      .catch(notifyFailed);
  };
  return (
    <li {...row}>
      <span dir="auto">{name}</span>
      <small>{`deleted ${formatAgo(deletedAt, now)}`}</small>
      <Button
        {...focus}
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
