import { ActionIcon, Button, Menu } from '@mantine/core';
import type { PopupDetail, PopupSummary, SiteSettings } from '@beckon/contract/owner-calls';
import type { IssuePlace } from '@beckon/contract/publish-rules';
import {
  IconCode,
  IconCopy,
  IconDots,
  IconDownload,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { editPopupPath } from '../../lib/navigation/routes.ts';
import { useSiteDay } from '../../lib/hooks/use-site-day.ts';
import { goLiveWords } from '../../lib/words/live-state.ts';
import { hashOf } from '../../lib/publishing/issue-place.ts';
import {
  type PopupChange,
  readPopup,
  useChangePopup,
  useDeletePopup,
  useRestorePopup,
} from '../../lib/api/popups.ts';
import { popupFileUrl } from '../../lib/api/popup-files.ts';
import { firstClick } from '../../lib/navigation/first-click.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import styles from './popups.module.css';
import { ResultItems } from './result-items.tsx';
import { WhyItem } from '../../components/visit/why-button.tsx';
import { notifyUndoable } from '../../components/ui/undo-notice.tsx';

/**
 * The actions for a popup of the list. Its row may be unmounted before the response arrives (it was
 * deleted, or the filter hides it now), so messages depend on the promise, not on the row.
 */
function useActions(popup: PopupSummary) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { settings: site } = useCurrentSite().site;
  const today = useSiteDay();
  const onFix = (place: IssuePlace) =>
    void navigate({ pathname: editPopupPath(popup.id), hash: hashOf(place) });
  const change = useChangePopup(popup.siteId);
  const remove = useDeletePopup(popup.siteId);
  const restore = useRestorePopup(popup.siteId);
  const changeTo = (what: PopupChange) => change.mutateAsync({ popupId: popup.id, change: what });
  const run = (
    what: PopupChange,
    wordsFor: (changed: PopupDetail) => string,
    undo?: PopupChange,
  ) => {
    changeTo(what)
      .then((changed) => {
        const said = wordsFor(changed);
        if (undo === undefined) notifyDone(said);
        else notifyUndoable(said, () => void changeTo(undo).catch(notifyFailed));
      })
      .catch(notifyFailed);
  };
  const bringBack = () => {
    restore
      .mutateAsync({ popupId: popup.id, goesLive: popup.status === 'active' })
      .catch(notifyFailed);
  };
  return {
    isBusy: change.isPending || remove.isPending,
    publish: () =>
      void mayPublish(client, { popup, site, onFix }).then(
        (may) =>
          may &&
          run(
            'publish',
            (changed) => goLiveWords(changed, today, { live: 'is live', done: 'is published' }),
            popup.status === 'draft' ? 'pause' : undefined,
          ),
        notifyFailed,
      ),
    pause: () => run('pause', () => `“${popup.name}” is paused.`, 'resume'),
    resume: () =>
      run(
        'resume',
        (changed) => goLiveWords(changed, today, { live: 'is live again', done: 'is resumed' }),
        'pause',
      ),
    duplicate: () => {
      changeTo('duplicate')
        .then((copy) => notifyDone(`Copied as “${copy.name}”.`))
        .catch(notifyFailed);
    },
    remove: () => {
      remove
        .mutateAsync(popup.id)
        .then(() => notifyUndoable(`“${popup.name}” is in the trash. Its leads stay.`, bringBack))
        .catch(notifyFailed);
    },
  };
}

interface Wish {
  readonly popup: PopupSummary;
  readonly site: SiteSettings;
  readonly onFix: (place: IssuePlace) => void;
}

/** Whether the saved draft may go live: asks what the editor asks. */
async function mayPublish(client: QueryClient, { popup, site, onFix }: Wish): Promise<boolean> {
  const { id, abTest } = popup;
  const { askBeforePublishing } = await import('../../components/ask-before-publishing.tsx');
  const draft = await readPopup(id);
  if (!(await askBeforePublishing(client, { popup: draft, site, onFix }))) return false;
  if (abTest?.state !== 'running') return true;
  const { askDuringTest } = await import('../../components/ask-during-test.tsx');
  return askDuringTest(client, id);
}

async function showPlace({ id, name }: PopupSummary): Promise<void> {
  const { showEmbedSlot } = await import('../../components/show-embed-slot.tsx');
  showEmbedSlot({ popupId: id, name, title: 'Where the form goes' });
}

/** The most likely next step as a button, the others in a menu. */
export function PopupActions({ popup }: { readonly popup: PopupSummary }) {
  const actions = useActions(popup);
  return (
    <div className={styles['actions']}>
      <NextStep popup={popup} actions={actions} />
      <MoreMenu popup={popup} actions={actions} />
    </div>
  );
}

interface ActionsProps {
  readonly popup: PopupSummary;
  readonly actions: ReturnType<typeof useActions>;
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
