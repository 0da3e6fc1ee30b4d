import { ActionIcon, Button, Menu } from '@mantine/core';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import {
  IconCode,
  IconCopy,
  IconDots,
  IconDownload,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { editPopupPath } from '../../lib/navigation/routes.ts';
import { popupFileUrl } from '../../lib/api/popup-files.ts';
import { firstClick } from '../../lib/navigation/first-click.ts';
import { notifyFailed } from '../../lib/notify.ts';
import styles from './popups.module.css';
import { ResultItems } from './result-items.tsx';
import { usePopupActions } from './use-popup-actions.ts';
import { WhyItem } from '../../components/visit/why-item.tsx';

async function showPlace({ id, name }: PopupSummary): Promise<void> {
  const { showEmbedSlot } = await import('../../components/show-embed-slot.tsx');
  showEmbedSlot({ popupId: id, name, title: 'Where the form goes' });
}

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
  return null;
}

function MoreMenu({ popup, actions }: ActionsProps) {
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={34} aria-label={`More for ${popup.name}`}>
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
        <ResultItems popupId={popup.id} />
        <WhyItem popup={popup} />
        {popup.type === 'embedded' ? (
          <Menu.Item
            leftSection={<IconCode size={16} aria-hidden />}
            onClick={() => void showPlace(popup).catch(notifyFailed)}
          >
            Place in my page
          </Menu.Item>
        ) : null}
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={firstClick(actions.duplicate)}
        >
          Duplicate
        </Menu.Item>
        <Menu.Item
          component="a"
          href={popupFileUrl(popup.id)}
          download
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Save as a file
        </Menu.Item>
        {popup.status === 'active' && offersPublish(popup) ? (
          <Menu.Item onClick={firstClick(actions.pause)}>Pause</Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item
          color="var(--clay)"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={firstClick(actions.remove)}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
