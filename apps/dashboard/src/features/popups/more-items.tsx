import { Menu } from '@mantine/core';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import {
  IconArchive,
  IconCode,
  IconCopy,
  IconDownload,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { WhyItem } from '../../components/visit/why-item.tsx';
import { popupFileUrl } from '../../lib/api/popup-files.ts';
import { firstClick } from '../../lib/navigation/first-click.ts';
import { notifyFailed } from '../../lib/notify.ts';
import type { usePopupActions } from './use-popup-actions.ts';
import { ResultItems } from './result-items.tsx';

async function showPlace({ id, name }: PopupSummary): Promise<void> {
  const { showEmbedSlot } = await import('../../components/show-embed-slot.tsx');
  showEmbedSlot({ popupId: id, name, title: 'Where the form goes' });
}

async function editLabels(popup: PopupSummary): Promise<void> {
  const { showLabels } = await import('./label-dialog.tsx');
  showLabels(popup);
}

interface MoreItemsProps {
  readonly popup: PopupSummary;
  readonly actions: ReturnType<typeof usePopupActions>;
}

/** What else can be done with a popup, as items of its menu. */
export function MoreItems({ popup, actions }: MoreItemsProps) {
  const isChangedWhileLive = popup.status === 'active' && popup.hasUnpublishedChanges;
  return (
    <>
      <ResultItems popup={popup} />
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
      {isChangedWhileLive ? <Menu.Item onClick={firstClick(actions.pause)}>Pause</Menu.Item> : null}
      <Menu.Item
        leftSection={<IconTag size={16} aria-hidden />}
        onClick={() => void editLabels(popup).catch(notifyFailed)}
      >
        Labels
      </Menu.Item>
      <Menu.Divider />
      {popup.status === 'archived' ? null : (
        <Menu.Item
          leftSection={<IconArchive size={16} aria-hidden />}
          onClick={firstClick(actions.archive)}
        >
          Archive
        </Menu.Item>
      )}
      <Menu.Item
        color="var(--clay)"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={firstClick(actions.remove)}
      >
        Delete
      </Menu.Item>
    </>
  );
}
