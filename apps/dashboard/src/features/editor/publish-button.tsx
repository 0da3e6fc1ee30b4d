import { Button } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { useEffect, useRef } from 'react';
import { Pill } from '../../components/ui/pill.tsx';
import { returnFocus } from '../../components/ui/focus/return-focus.ts';
import { useChangePopup } from '../../lib/api/popups.ts';
import { useSiteTime } from '../../lib/hooks/use-site-time.ts';
import { firstClick } from '../../lib/navigation/first-click.ts';
import { notifyFailed } from '../../lib/notify.ts';
import { liveState, stateWords } from '../../lib/words/live-state.ts';
import type { DraftSaver } from './draft/draft-saver.ts';

interface PublishButtonProps {
  readonly popup: PopupDetail;
  readonly saver: DraftSaver;
  readonly isSaved: boolean;
  readonly isPublishing: boolean;
  readonly onPublish: () => void;
}

/**
 * Publishes the popup. If there is nothing to publish, the state of the popup is here instead. An
 * archived popup must be brought back first.
 */
export function PublishButton(props: PublishButtonProps) {
  const { popup, saver, isSaved, isPublishing, onPublish } = props;
  const isUpToDate = popup.status === 'active' && !popup.hasUnpublishedChanges && isSaved;
  const isArchived = popup.status === 'archived';
  const { bringBack, isComingBack } = useBringBack(popup, saver);
  const time = useSiteTime();
  const state = useRef<HTMLSpanElement>(null);
  const hadButton = useRef(false);
  useEffect(() => {
    // The button was pressed and is gone, and with it the focus.
    if (isUpToDate && hadButton.current) returnFocus(state.current);
    hadButton.current = !isUpToDate;
  }, [isUpToDate]);
  if (isUpToDate)
    return (
      <span ref={state} tabIndex={-1}>
        <Pill tone={liveState(popup, time) === 'active' ? 'live' : 'warm'} lamp>
          {stateWords(popup, time)}
        </Pill>
      </span>
    );
  // One button for both: so it keeps the focus when the popup is back.
  return (
    <>
      {isArchived ? <Pill tone="rest">Archived</Pill> : null}
      <Button
        variant={isArchived ? 'light' : 'filled'}
        onClick={firstClick(isArchived ? bringBack : onPublish)}
        loading={isComingBack || isPublishing}
      >
        {isArchived ? 'Bring back' : publishWords(popup)}
      </Button>
    </>
  );
}

function publishWords({ status }: PopupDetail): string {
  return status === 'active' ? 'Publish changes' : 'Publish';
}

/** Brings an archived popup back, paused or as a draft. */
function useBringBack({ siteId, id }: PopupDetail, saver: DraftSaver) {
  const change = useChangePopup(siteId);
  const bringBack = () => {
    change
      .mutateAsync({ popupId: id, change: 'unarchive' })
      .then((popup) => saver.adopt(popup))
      .catch(notifyFailed);
  };
  return { bringBack, isComingBack: change.isPending };
}
