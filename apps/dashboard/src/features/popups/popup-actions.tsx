import { ActionIcon, Button, Menu } from '@mantine/core';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { editPopupPath } from '../../lib/navigation/routes.ts';
import { firstClick } from '../../lib/navigation/first-click.ts';
import styles from './popups.module.css';
import { usePopupActions } from './use-popup-actions.ts';

// Loaded for the first menu that opens: the list is there sooner without its items.
const loadItems = () => import('./more-items.tsx').then((file) => ({ default: file.MoreItems }));
const MoreItems = lazy(loadItems);
/** The menu reports the failure when it opens. */
const ignore = (): void => undefined;

/** The most likely next step as a button, the others in a menu. */
export function PopupActions({ popup }: { readonly popup: PopupSummary }) {
  const actions = usePopupActions(popup);
  return (
    <div className={styles['actions']}>
      <NextStep popup={popup} actions={actions} />
      <MoreMenu popup={popup} actions={actions} />
    </div>
  );
}

interface ActionsProps {
  readonly popup: PopupSummary;
  readonly actions: ReturnType<typeof usePopupActions>;
}

function offersPublish({ status, hasUnpublishedChanges }: PopupSummary): boolean {
  return status === 'draft' || (status === 'active' && hasUnpublishedChanges);
}

function NextStep({ popup, actions }: ActionsProps) {
  if (offersPublish(popup))
    return (
      <Button size="xs" onClick={firstClick(actions.publish)} loading={actions.isBusy}>
        Publish
      </Button>
    );
  if (popup.status === 'active')
    return (
      <Button
        size="xs"
        variant="default"
        onClick={firstClick(actions.pause)}
        loading={actions.isBusy}
      >
        Pause
      </Button>
    );
  if (popup.status === 'paused')
    return (
      <Button
        size="xs"
        variant="light"
        onClick={firstClick(actions.resume)}
        loading={actions.isBusy}
      >
        Resume
      </Button>
    );
  if (popup.status === 'archived')
    return (
      <Button
        size="xs"
        variant="light"
        onClick={firstClick(actions.unarchive)}
        loading={actions.isBusy}
      >
        Bring back
      </Button>
    );
  return null;
}

function MoreMenu({ popup, actions }: ActionsProps) {
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={`More for ${popup.name}`}
          onPointerEnter={() => void loadItems().catch(ignore)}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => void navigate(editPopupPath(popup.id))}
        >
          Edit
        </Menu.Item>
        <Suspense>
          <MoreItems popup={popup} actions={actions} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
